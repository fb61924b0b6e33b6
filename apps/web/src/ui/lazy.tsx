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
