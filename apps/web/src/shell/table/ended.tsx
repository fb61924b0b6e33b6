import type { Ended, TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { ended as words } from '#strings/over.ts';
import { table as strings } from '#strings/table.ts';
import { Bar } from '../bar.tsx';
import { figure } from '../format.ts';
import { Notice } from './notice.tsx';
import { type Ending, Over } from './over.tsx';
import { standing } from './ranking.ts';
import { Disc } from './seats.tsx';
import './final.css';

interface EndedProps {
  readonly table: TableInfo & { readonly ended: Ended };
  readonly ending: Ending;
  readonly title: string;
  readonly scores: readonly number[];
  /** What everybody may see of the game as it stood. */
  readonly children: ComponentChildren;
}

/** Who has won when this seat gives up: the other of two, otherwise nobody. */
export const winnerBeside = ({ seats }: TableInfo, seat: number): string | null =>
  seats.length === 2 ? (seats[1 - seat]?.name ?? null) : null;

function textOf(table: EndedProps['table'], name: (seat: number) => string): string {
  const { ended } = table;
  if (ended.code === 'stalled') return words.stalled;
  if (ended.code === 'agreed') return words.agreed;
  if (ended.code === 'left') return words.left(name(ended.by));
  return words.resigned(name(ended.by), winnerBeside(table, ended.by));
}

/** A game that ended before its end: who gave up, or left, and how it stood. */
export function EndedEarly({ table, ending, title, scores, children }: EndedProps): JSX.Element {
  const { ended } = table;
  const name = (seat: number): string => table.seats[seat]?.name ?? '';
  const text = textOf(table, name);
  const order = standing(scores, ended.code === 'resigned' ? ended.by : null);
  const lines = order.map(({ seat }) => `${name(seat)} ${figure(scores[seat]!)}`);
  return (
    <>
      <Bar />
      <Notice title={words.title}>
        <p role="status">{text}</p>
        <section class="final" aria-label={strings.over.title}>
          <ol class="ranking plain" aria-label={words.standing}>
            {order.map(({ seat, place }) => (
              <li key={seat}>
                <span class="num place">{place}</span>
                <Disc name={name(seat)} seat={seat} />
                <b>{name(seat)}</b>
                <span class="num">{figure(scores[seat]!)}</span>
              </li>
            ))}
          </ol>
          <Over {...{ table, ending, title }} lines={[text, ...lines]} />
        </section>
        <div class="meanwhile">{children}</div>
      </Notice>
    </>
  );
}
