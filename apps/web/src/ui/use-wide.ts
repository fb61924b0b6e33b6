import { useEffect, useState } from 'preact/hooks';

/** Is the screen this wide? For what is drawn only where there is room; what merely lies elsewhere is left to the styles. */
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
