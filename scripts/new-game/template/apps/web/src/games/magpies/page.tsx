import type { Magpies } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';
import { Frame } from '../../table/frame.tsx';
import type { GamePage, GameTableProps } from '../../table-kit/game-page.ts';
import { Seats } from '../../table-kit/player-list.tsx';
import { situationOf } from '../../table-kit/situation.ts';
import { Board } from './board/board.tsx';
import { describe } from './describe.ts';
import { QuestionPanel } from './prompt/prompt.tsx';
import { seatState } from './sidebar/seat-state.ts';
import { text } from './strings/play.ts';

function Table(props: GameTableProps<Magpies>): JSX.Element {
  const { session, table, observation, me, here } = props;
  const situation = situationOf(observation.seen, me);
  const left = text.left(situation.view.deck);
  return (
    <Frame {...props} describe={describe} title={text.title} sub={here.length === 0 ? strings.watchingAt(left) : left}>
      <div class="cols">
        <aside class="col" aria-label={strings.seats}>
          <Seats seats={table.seats} me={me} state={(seat) => seatState(situation, seat)} said={session.said.value} />
        </aside>
        <main class="col" id="main">
          <Board observation={observation} />
          <QuestionPanel {...props} situation={situation} />
        </main>
      </div>
    </Frame>
  );
}

export const page: GamePage<Magpies> = {
  title: text.title,
  Table,
  describe,
  Summary: Board,
  scores: ({ scores }) => scores,
  end: async () => (await import('./end/end.tsx')).end,
  // A hand is private, so two people at one device never answer together.
  isPrivate: (observation) => observation.seen.question !== null,
};
