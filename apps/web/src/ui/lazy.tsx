import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that few need at once: fetched when it is first drawn. Nothing is drawn until it is there. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element | null {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return;
      void load().then((found) => {
        known = found;
        // A function in a state setter would be called: hence the one around it.
        setPart(() => found);
      });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

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
