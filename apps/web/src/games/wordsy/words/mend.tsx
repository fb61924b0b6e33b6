import type { Step } from '@wordhoard/kernel';
import { scoreWord, type Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import type { MoveSender } from '../../../table/answering.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsy } from '../strings/play.ts';

interface MendProps {
  readonly situation: Situation<Wordsy>;
  readonly step: Step<Wordsy, 'mend'>;
  readonly move: MoveSender<Wordsy>['move'];
}

/** [WY-24] Words that may have been meant, with what they would score. */
export function Mend({ situation: { view, me, mine }, step, move }: MendProps): JSX.Element {
  if (!mine) return <p />;
  const handicap = view.config.handicaps.includes(step.seat);
  const answer = (word: string | null): void => void move(me ?? step.seat, { word });
  return (
    <div class="mend">
      {step.offered.map((word) => (
        <button key={word} type="button" class="btn wood" onClick={() => answer(word)}>
          <span class="word">{word}</span> <span class="num">{scoreWord(view.board, word, handicap).points}</span>
        </button>
      ))}
      <button type="button" class="btn" onClick={() => answer(null)}>
        {wordsy.mend.keep}
      </button>
    </div>
  );
}
