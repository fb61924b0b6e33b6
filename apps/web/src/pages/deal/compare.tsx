import { GAMES, isGameId } from '@wordhoard/catalog';
import { readRecord, type SealedRecord, type Seat } from '@wordhoard/kernel';
import { type Chapter, chaptersOf } from '@wordhoard/review';
import type { JSX } from 'preact';
import { deal as strings } from '#strings/deal.ts';
import type { PageProps } from '../../app/router.ts';
import { loadGamePage } from '../../games/load.ts';
import { pastGame } from '../../my-games/store.ts';
import { api } from '../../net/api.ts';
import { keptGame } from '../../offline/saved-match.ts';
import { storyOf } from '../../review/open-review.ts';
import { recordOfKept } from '../../review/saved-records.ts';
import { readDealText } from '../../same-deal/deal-link.ts';
import { type Describe, toldOf } from '../../table-kit/events.ts';
import { Bar, Notice, Shuffling, useHead } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import './compare.css';
import { LinkButton } from '../../ui/button.tsx';

interface Pair {
  readonly first: SealedRecord;
  readonly second: SealedRecord;
  readonly seat: Seat;
}

const atTable = async (code: string): Promise<SealedRecord | undefined> => {
  const answer = await api.record(code);
  return answer.ok ? readRecord(answer.value) : undefined;
};

/** Two tables by their codes; else a game of this device and the one it was dealt after, or one that a link carries. */
async function find(first: string, second: string | null): Promise<Pair | null> {
  if (second !== null) {
    const [one, two] = await Promise.all([atTable(first), atTable(second)]);
    const seat = Number(new URLSearchParams(location.search).get('seat'));
    return one && two && one.seats[seat] ? { first: one, second: two, seat } : null;
  }
  if (isGameId(first)) {
    const kept = keptGame(first);
    return kept?.over && kept.sameAs ? { first: kept.sameAs, second: recordOfKept(kept), seat: 0 } : null;
  }
  const [shared, mine] = await Promise.all([readDealText(location.hash.slice(1)), pastGame(first)]);
  return shared && mine?.record ? { first: mine.record, second: shared.record, seat: 0 } : null;
}

interface DealColumn {
  readonly name: string;
  /** Names of all players there: public sentences may name them. */
  readonly names: readonly string[];
  readonly config: object;
  readonly chapters: readonly Chapter[];
}
interface DealComparison {
  readonly game: string;
  readonly seat: Seat;
  readonly describe: Describe;
  readonly columns: readonly [DealColumn, DealColumn];
}

async function read({ first, second, seat }: Pair): Promise<DealComparison | null> {
  const page = await loadGamePage(first.game);
  if (!page || first.game !== second.game || first.table.seed !== second.table.seed) return null;
  const [one, two] = await Promise.all([storyOf(first), storyOf(second)]);
  if (!one || !two) return null;
  const column = (record: SealedRecord, story: typeof one): DealColumn => ({
    name: record.seats[seat]?.name ?? '',
    names: record.seats.map(({ name }) => name),
    config: record.table.config,
    chapters: chaptersOf(story, seat),
  });
  return { game: first.game, seat, describe: page.describe, columns: [column(first, one), column(second, two)] };
}

/** The sentences of a chapter: the seat's own actions and public events; not the others' actions. */
const linesOf = (
  { describe, seat }: DealComparison,
  { names, config, chapters }: DealColumn,
  number: number,
): readonly string[] => {
  const events = chapters.find((it) => it.number === number)?.events ?? [];
  const own = events.filter((event) => !('seat' in event) || event.seat === seat);
  return toldOf(own, describe, { me: null, of: (it: Seat) => names[it] ?? '' }, config).map((told) => told.text);
};

/** Two playings of one shuffle, turn by turn. */
export default function ComparePage({ params }: PageProps): JSX.Element {
  const first = params['first'] ?? '';
  const second = params['second'] ?? null;
  const load = async (): Promise<DealComparison | 'missing'> => {
    const pair = await find(first, second);
    return (pair && (await read(pair))) ?? 'missing';
  };
  const shown = useLoaded<DealComparison | 'reading' | 'missing'>(load, [first, second], 'reading');
  const game = typeof shown === 'string' ? undefined : shown.game;
  useHead(game && isGameId(game) ? strings.besideOf(GAMES[game].title) : strings.beside, game);
  if (shown === 'reading') return <Shuffling text={strings.reading} />;
  return (
    <>
      <Bar />
      {shown === 'missing' ? (
        <Notice title={strings.beside}>
          <p>{strings.missing}</p>
          <LinkButton class="primary" text={strings.back} href="/games" />
        </Notice>
      ) : (
        <main class="comparison" id="main">
          <h1 tabIndex={-1}>{strings.beside}</h1>
          <Turns shown={shown} />
        </main>
      )}
    </>
  );
}

function Turns({ shown }: { readonly shown: DealComparison }): JSX.Element {
  const [one, two] = shown.columns;
  const numbers = [...new Set([...one.chapters, ...two.chapters].map(({ number }) => number))].sort((a, b) => a - b);
  const cell = (column: DealColumn, number: number): JSX.Element => {
    const lines = linesOf(shown, column, number);
    return (
      <td>
        {lines.length === 0 && <p class="muted">{strings.nothing}</p>}
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </td>
    );
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{strings.turn}</th>
          <th scope="col">{strings.first(one.name)}</th>
          <th scope="col">{strings.second(two.name)}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <tr key={number}>
            <th scope="row" class="num">
              {number}
            </th>
            {cell(one, number)}
            {cell(two, number)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
