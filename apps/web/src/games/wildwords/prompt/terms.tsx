import type { JSX } from 'preact';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { WithAsterisks } from '../../../table-kit/tiles/with-asterisks.tsx';
import { figure, signed } from '../../../ui/format.ts';
import { wildwords } from '../strings/play.ts';
import type { Term } from './arithmetic.ts';

/** The sum under a play: what each word and each bonus adds. */
export const Terms = ({ terms }: { readonly terms: readonly Term[] }): JSX.Element => (
  <ul class="adds-up plain">
    {terms.map((term, i) => (
      <li key={i} class={term.points < 0 ? 'less' : ''}>
        {term.is === 'word' ? (
          <>
            <span class="word">
              <WithAsterisks text={showAsterisks(term.pattern)} />
            </span>{' '}
            {term.times.length > 0 && `${wildwords.terms.times(term.sum, term.times)} `}
            <b>{figure(term.points)}</b>
          </>
        ) : (
          <>
            {term.is === 'lose' ? wildwords.terms.lose(-term.points) : wildwords.terms.bomb}{' '}
            <b>{signed(term.points)}</b>
          </>
        )}
      </li>
    ))}
  </ul>
);
