import type { PlayerView } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '../strings/play.ts';
import './tokens.css';

interface TokensProps {
  readonly player: PlayerView;
  readonly top: number;
  readonly chosen: readonly number[];
  /** Which tokens can be pressed now. */
  readonly may: (token: number, spent: boolean) => boolean;
  readonly onPress: (token: number) => void;
}

/** Your screen, with the tokens behind it; those that are spent lie open. */
export function Tokens({ player, top, chosen, may, onPress }: TokensProps): JSX.Element {
  const text = wordNerds.tokens;
  return (
    <section class="screen" aria-label={text.label}>
      <h2>{text.label}</h2>
      <ul class="plain">
        {Array.from({ length: top + 1 }, (_, token) => {
          const spent = player.spent.includes(token);
          const look = `token ${spent ? 'spent' : ''} ${chosen.includes(token) ? 'chosen' : ''}`;
          return (
            <li key={token}>
              {may(token, spent) ? (
                <button
                  type="button"
                  class={look}
                  aria-label={text.token(token)}
                  aria-pressed={chosen.includes(token)}
                  onClick={() => onPress(token)}
                >
                  <b>{token}</b>
                </button>
              ) : (
                <span class={look} role="img" aria-label={spent ? text.spent(token) : text.token(token)}>
                  <b>{token}</b>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
