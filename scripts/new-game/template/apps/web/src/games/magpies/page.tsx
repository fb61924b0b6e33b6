import { type Magpies, worth } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps, SummaryProps } from '../../table-kit/game-page.ts';
import { Seats } from '../../table-kit/player-list.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { Tile } from '../../table-kit/tile.tsx';
import { Asked } from './asked.tsx';
import { describe } from './describe.ts';
import { seatState } from './seat-state.ts';
import { text } from './strings/play.ts';
import './table.css';

function Table(props: GameTableProps<Magpies>): JSX.Element {
  const { session, table, sight, me, here } = props;
  const situation = situationOf(sight.seen, me);
  const left = text.left(situation.view.deck);
  return (
    <Frame {...props} describe={describe} title={text.title} sub={here.length === 0 ? strings.watchingAt(left) : left}>
      <div class="cols">
        <aside class="col" aria-label={strings.seats}>
          <Seats seats={table.seats} me={me} state={(seat) => seatState(situation, seat)} said={session.said.value} />
        </aside>
        <main class="col" id="main">
          <Prize sight={sight} />
          <Asked {...props} situation={situation} />
        </main>
      </div>
    </Frame>
  );
}

/** The gem that players bid for. Everyone may see it, so it is also shown while a device is handed over. */
function Prize({ sight }: Pick<SummaryProps<Magpies>, 'sight'>): JSX.Element {
  const { prize } = sight.seen.view;
  return (
    <section class="slab" aria-label={text.prize.label}>
      {prize !== null && (
        <span role="img" aria-label={text.prize.gem(worth(prize))}>
          <Tile letter={String(worth(prize))} />
        </span>
      )}
    </section>
  );
}

export const page: GamePage<Magpies> = {
  title: text.title,
  Table,
  describe,
  Summary: Prize,
  scores: ({ scores }) => scores,
  end: async () => (await import('./end.tsx')).end,
  // A hand is private, so two people at one device never answer together.
  isPrivate: (sight) => sight.seen.question !== null,
};
