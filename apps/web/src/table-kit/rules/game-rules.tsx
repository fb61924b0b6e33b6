import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadGameRules } from '../../games/load.ts';
import './rules.css';

/** A game's rules, once they are fetched; to be set in an element of the class `rules`. */
export function GameRules({ game }: { readonly game: string }): JSX.Element | null {
  const [Rules, setRules] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A function in a state setter would be called: hence the one around it.
    void loadGameRules(game).then((found) => setRules(() => found ?? null));
  }, [game]);
  return Rules && <Rules />;
}
