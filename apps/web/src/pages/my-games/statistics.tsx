import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { myGames as strings } from '#strings/my-games.ts';
import type { PastGame } from '../../my-games/past-game.ts';
import { statisticsOf } from '../../my-games/statistics.ts';
import { showAsterisks } from '../../table-kit/tiles/asterisks.ts';
import { figure } from '../../ui/format.ts';

/** A card for each game: how many, the best, and against whom how often one came first. */
export function HowItWent({ past }: { readonly past: readonly PastGame[] }): JSX.Element | null {
  const all = statisticsOf(past);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="went">
      <h2 id="went">{strings.statistics}</h2>
      <div class="went">
        {all.map(({ game, games, best, word, found, people, bots }) => (
          <article key={game} class="panel" data-game={game}>
            <h3>
              <span class="swatch" />
              {titleOf(game)}
              <small class="muted">{strings.games(games)}</small>
            </h3>
            <dl>
              <div>
                <dt>{strings.best}</dt>
                <dd class="num">{best === null ? '' : figure(best)}</dd>
              </div>
              {word && (
                <div>
                  <dt>{strings.word}</dt>
                  <dd>
                    {showAsterisks(word.text.toUpperCase())}{' '}
                    <span class="num">{strings.worth(figure(Math.round(word.worth)))}</span>
                  </dd>
                </div>
              )}
              {people && (
                <div>
                  <dt>{strings.people}</dt>
                  <dd>{strings.tally(people.won, people.games)}</dd>
                </div>
              )}
              {bots.map(({ level, won, games: met }) => (
                <div key={level}>
                  <dt>{strings.bot(level)}</dt>
                  <dd>{strings.tally(won, met)}</dd>
                </div>
              ))}
            </dl>
            <FoundOverTime found={found} />
          </article>
        ))}
      </div>
    </section>
  );
}

const WIDTH = 240;
const HEIGHT = 48;
const EDGE = 4;

/** Share of the points found, game by game, of the reviewed games. */
function FoundOverTime({ found }: { readonly found: readonly number[] }): JSX.Element | null {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const told = strings.foundIn(found.length, first, last, Math.max(...found));
  const x = (i: number): number => EDGE + (found.length < 2 ? 0.5 : i / (found.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (share: number): number => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
  return (
    <figure class="found-over-time">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told}>
        <path class="all" d={`M${EDGE} ${y(1)}H${WIDTH - EDGE}M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
        <polyline points={found.map((share, i) => `${x(i)},${y(share)}`).join(' ')} />
        {found.map((share, i) => (
          <circle key={i} cx={x(i)} cy={y(share)} r={3} />
        ))}
      </svg>
      <figcaption class="muted small" aria-hidden="true">
        {told}
      </figcaption>
    </figure>
  );
}
