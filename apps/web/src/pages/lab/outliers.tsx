import { isBroken, marginOf, type Outlier } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { figure } from '../../ui/format.ts';
import { amount } from './figures.ts';

/** Games that are worth looking at, each with the way into its review. */
export function Outliers({ outliers }: { readonly outliers: readonly Outlier[] }): JSX.Element | null {
  if (outliers.length === 0) return null;
  return (
    <div>
      <h4>{strings.outliers}</h4>
      <ul class="plain lab-outliers">
        {outliers.map((outlier) => (
          <li key={`${outlier.what} ${outlier.game}`} data-what={outlier.what}>
            <span class="what">
              <b>{strings.outlier(outlier.what)}</b>
              <small>
                {strings.outlierGame(outlier.game)}: {toldOf(outlier)}
              </small>
            </span>
            <a
              class="btn"
              href={hrefOf(outlier)}
              aria-label={strings.reviewOf(strings.outlier(outlier.what), outlier.players, outlier.game)}
            >
              {strings.review}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A game that broke is opened where it did. */
function hrefOf({ players, game, line }: Outlier): string {
  const at = isBroken(line) ? `#${line.fault.after}` : '';
  return `/lab/game/${players}/${game}${at}`;
}

function toldOf({ what, line }: Outlier): string {
  if (isBroken(line)) return strings.brokeAfter(line.fault.code, line.fault.after);
  const scores = line.scores.map(figure).join(' : ');
  if (what === 'margin') return `${scores}, ${strings.marginOf(marginOf(line) ?? 0)}`;
  if (what === 'comeback') return `${scores}, ${strings.behindOf(line.behind ?? 0)}`;
  return `${strings.length(line.turns, line.decisions, amount(line.ms / 60_000))}, ${scores}`;
}
