import { type WordWorx, workbenchOf } from '@wordhoard/word-worx';
import type { MoveSender } from '../../../table/answering.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { standingOf } from '../bench/standing.ts';
import type { TurnSituation } from './doing.ts';
import { useJudge } from './judge.ts';
import { usePutForward } from './use-put-forward.ts';
import { useTurn } from './use-turn.ts';

const NO_BENCH = { hand: [], words: [], lock: null };

/** `move`: to the question of this situation. */
export function usePlaying(situation: Situation<WordWorx>, move: MoveSender<WordWorx>['move']): TurnSituation {
  const { view, me, step, mine, question, given } = situation;
  const built = given && 'seal' in given ? given : null;
  const turn = useTurn(question, me === null ? NO_BENCH : workbenchOf(view, me), built);
  const { bench, draft, plan } = turn;
  const arranging = mine && (step?.type === 'build' || (step?.type === 'steal' && plan !== null));
  // Asked while cards are still taken off the line: it lies open, and is known when the question comes.
  const prowls = mine && (step?.type === 'pick' || step?.type === 'steal');
  const lying = view.players.map(({ words, lock }) => ({ words, lock }));
  const verdict = useJudge('arrangement', view.config, arranging ? { bench, words: draft.words } : null);
  usePutForward(situation, turn, built, verdict, move);
  return {
    situation,
    turn,
    standing: standingOf(view, me, bench, arranging ? draft : null, verdict),
    verdict,
    loot: useJudge('loot', view.config, prowls && me !== null ? { players: lying, seat: me } : null),
    answer(given) {
      if (me !== null) turn.send(move(me, given));
    },
  };
}
