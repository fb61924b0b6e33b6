import { Dealer, defaults, PRINTED, scoreRound } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { Chapters, RulesTable } from '../../../table-kit/rules/chapters.tsx';
import { Weld } from '../floor/weld.tsx';
import { wordWorxRules as text } from '../strings/rules.ts';

/** The rules in our own words. The score is worked out by the game itself, so it cannot be wrong. */
export const Rules = (): JSX.Element => <Chapters text={text} after={({ shows }) => shows && SHOWS[shows]()} />;

const { deck } = PRINTED;
const BIGRAMS = deck.faces.filter((face) => face.length > 1);

/** The letters there are so many cards of, the most first. */
function Deck(): JSX.Element {
  const counts = Map.groupBy(deck.faces, (face) => deck.ids.filter((card) => deck.faceOf(card) === face).length);
  const letters = (faces: readonly string[]): string => faces.map((face) => face.toUpperCase()).join(' ');
  const rows = [...counts].map(([count, faces]) => [count, letters(faces.filter((face) => !BIGRAMS.includes(face)))]);
  return (
    <RulesTable
      caption={`${text.deck.caption}. ${text.deck.once}`}
      head={text.deck.head}
      rows={[...rows, [`1, ${text.deck.bigrams}`, letters(BIGRAMS)]]}
    />
  );
}

const spelt = (dealer: Dealer, word: string): readonly string[] => dealer.take([...word]) ?? [];

function Theft(): JSX.Element {
  const dealer = new Dealer(deck);
  const fox = spelt(dealer, 'fox');
  const tax = [...spelt(dealer, 'ta'), fox[2]!];
  return (
    <figure class="example">
      <div class="row">
        <Weld cards={fox} taken={fox[2]!} />
        <Weld cards={tax} />
        <Weld cards={spelt(dealer, 're')} />
      </div>
      <figcaption>
        <p>{text.theft('X', 'FOX', 'OF', 'RAT', 'an E', 'TAX and RE')}</p>
      </figcaption>
    </figure>
  );
}

const LEFT = 2;

function Score(): JSX.Element {
  const { lines, points } = scoreRound(text.score.words, LEFT, text.manifest, 'I3', defaults);
  const { words } = text.score;
  const rows = lines.map(({ word, points: paid, doubled }, i) => [
    words.indexOf(word) < i ? text.score.again(word.toUpperCase()) : word.toUpperCase(),
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

const SHOWS = { deck: Deck, theft: Theft, score: Score } as const;
