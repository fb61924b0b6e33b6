import { useEffect, useState } from 'preact/hooks';

/** A game's page is laid out for the window's width: in a part of it, it is drawn as much smaller. */
export function useZoom(place: { readonly current: HTMLElement | null }): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const look = (): void => setZoom(Math.min(1, (place.current?.clientWidth ?? innerWidth) / innerWidth));
    const observer = new ResizeObserver(look);
    if (place.current) observer.observe(place.current);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return zoom;
}
