import { useEffect, useState } from 'preact/hooks';

/** Is the window this wide? For parts that are drawn only where there is room; styles move the others. */
export function useWide(px: number): boolean {
  const query = `(min-width: ${px}px)`;
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = (): void => setWide(list.matches);
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return wide;
}

/** The factor by which a game's page is scaled down in a narrower place: it is laid out for the window's width. */
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
