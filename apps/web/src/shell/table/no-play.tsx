import type { TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { noPlay } from '#strings/no-play.ts';
import { refusalText } from '#strings/refusals.ts';
import { table as strings } from '#strings/table.ts';
import { Bar } from '../bar.tsx';
import { JoinForm } from '../join-form.tsx';
import { Notice } from './notice.tsx';

/** A table whose play cannot be shown here: what is known of it, and its record. */
export function PastTable({
  table: { code, status, outdated, result, seats },
}: {
  readonly table: TableInfo;
}): JSX.Element {
  const name = (seat: number): string => seats[seat]?.name ?? '';
  return (
    <>
      <Bar />
      <Notice title={noPlay.table(code)}>
        <p>{status === 'over' ? noPlay.played : noPlay.closed}</p>
        {result && (
          <ol class="past-ranking">
            {result.places.map((group) => (
              <li key={group.join()}>
                {group.map(name).join(', ')}: {group.map((seat) => result.scores[seat]).join(', ')}
              </li>
            ))}
          </ol>
        )}
        <p>{noPlay.outdated(outdated)}</p>
        <div class="row">
          <a class="btn" href={`/api/tables/${code}/record`} download>
            {strings.record}
          </a>
          <a class="btn go" href="/">
            {strings.toLanding}
          </a>
        </div>
      </Notice>
    </>
  );
}

/** Why there is no way in, and what else there is to do. */
export const NoTable = ({ code, refusal }: { readonly code: string; readonly refusal: string }): JSX.Element => (
  <>
    <Bar />
    <Notice title={noPlay.missing.title}>
      <p>{refusal === 'no-such-table' ? noPlay.missing.text(code) : refusalText({ code: refusal })}</p>
      {refusal === 'no-such-table' && <JoinForm />}
      <div class="row">
        <a class="btn go" href="/new/wordsy">
          {noPlay.missing.make}
        </a>
        <a class="btn" href="/">
          {strings.toLanding}
        </a>
      </div>
    </Notice>
  </>
);
