import { useEffect, useState } from 'preact/hooks';

/**
 * The result of `load`, or `initial` until it is there. With other inputs it is loaded again, and the last result stays
 * until then.
 */
export function useLoaded<T>(load: () => Promise<T> | undefined, inputs: readonly unknown[], initial: T): T {
  const [loaded, setLoaded] = useState<T>(initial);
  useEffect(() => {
    let current = true;
    void load()?.then((it) => current && setLoaded(() => it));
    return () => {
      current = false;
    };
  }, inputs);
  return loaded;
}
