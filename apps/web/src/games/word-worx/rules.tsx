import { BIGRAMS, Dealer, scoreRound } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorxRules as text } from '#strings/word-worx-rules.ts';
import { Chapters } from '../../shell/rules/chapters.tsx';
import { RulesTable } from '../../shell/rules/table.tsx';
import { Weld } from './weld.tsx';

/** The rules in our own words. The score is worked out by the game itself, so it cannot be wrong. */
export const Rules = (): JSX.Element => <Chapters text={text} after={({ shows }) => shows && SHOWS[shows]()} />;

const Bigrams = (): JSX.Element => (
  <p>
    {text.bigrams}: {BIGRAMS.map((face) => face.toUpperCase()).join(', ')}.
  </p>
);

const spelt = (dealer: Dealer, word: string): readonly string[] => dealer.take([...word]) ?? [];

function Theft(): JSX.Element {
  const dealer = new Dealer();
  const star = spelt(dealer, 'star');
  const made = spelt(dealer, 'shade');
  return (
    <figure class="example">
      <div class="row">
        <Weld cards={star} taken={star[0]!} />
        <Weld cards={made} />
      </div>
      <figcaption>
        <p>{text.theft('S', 'STAR', 'ART', 'HEAD', 'SHADE')}</p>
      </figcaption>
    </figure>
  );
}

const LEFT = 2;

function Score(): JSX.Element {
  const { lines, points } = scoreRound(text.score.words, LEFT, text.manifest, 'I3');
  const rows = lines.map(({ word, points: paid, doubled }) => [
    word.toUpperCase(),
    doubled ? `${paid / 2} × 2 = ${paid}` : paid,
  ]);
  return (
    <RulesTable
      caption={text.score.caption}
      head={text.score.head}
      rows={[...rows, [text.score.left, text.score.hand], [text.score.sum, points]]}
    />
  );
}

const SHOWS = { bigrams: Bigrams, theft: Theft, score: Score } as const;
