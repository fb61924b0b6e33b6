import { scoreWord } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { wordsy } from '#strings/wordsy.ts';
import type { Moment } from './scene.ts';

/** [WY-24] Words that may have been meant, with what they would score. */
export function Mend({
  moment,
  answer,
}: {
  readonly moment: Moment;
  readonly answer: (word: string | null) => void;
}): JSX.Element {
  const { scene, view } = moment;
  if (scene.is !== 'mend' || !scene.mine) return <p />;
  const handicap = view.config.handicaps.includes(scene.seat);
  return (
    <div class="mend">
      {scene.offered.map((word) => (
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
