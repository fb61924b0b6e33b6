import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import { opponentsOf } from '../../my-games/opponents.ts';
import type { PastGame } from '../../my-games/past-game.ts';
import { listed } from '../../ui/format.ts';

/** People one has lately met at tables, and the way to another game with them. */
export function PlayAgain({ past }: { readonly past: readonly PastGame[] }): JSX.Element | null {
  const met = opponentsOf(past);
  if (met.length === 0) return null;
  return (
    <section aria-labelledby="again">
      <h2 id="again">{strings.again}</h2>
      <p class="dim small">{strings.againText}</p>
      <p class="row">
        {met.map(({ names, code, game }) => (
          <a
            key={code}
            class="chip"
            data-game={game}
            href={`/t/${code}`}
            aria-label={strings.againWith(listed(names), titleOf(game))}
          >
            <span class="swatch" />
            {listed(names)}
          </a>
        ))}
      </p>
    </section>
  );
}
