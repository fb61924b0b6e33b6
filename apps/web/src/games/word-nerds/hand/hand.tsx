import type { LetterId } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '../strings/play.ts';
import { isSpelling, owedLetters, type PlayerProps } from './draft.ts';
import { LetterCard } from './letter-card.tsx';
import { toggleCard } from './spelling.ts';
import { dragIntoWord, WordField } from './word-field.tsx';

/** The player's letters: to spell a word with, to choose among, or to look at. */
export function Hand(player: PlayerProps): JSX.Element {
  const { situation, draft } = player;
  const { mine, step, view } = situation;
  const letters = view.hand?.letters ?? [];
  const spelling = isSpelling(situation);
  const most = !mine ? 0 : step?.type === 'purchase' ? letters.length : owedLetters(situation);
  const chosen = spelling ? draft.word.map(({ card }) => card) : draft.letters;
  const onPress = spelling
    ? (card: LetterId) => draft.spell(toggleCard(card, draft.word))
    : most > 0
      ? (card: LetterId) => draft.toggleLetter(card, most)
      : null;
  return (
    <section class="hand" aria-label={wordNerds.hand.label}>
      {letters.length === 0 ? (
        <p class="muted">{wordNerds.hand.none}</p>
      ) : (
        <ul class="letters plain" aria-label={wordNerds.hand.label} style={{ '--n': String(letters.length) }}>
          {letters.map((card) => (
            <li key={card}>
              <LetterCard
                card={card}
                more={wordNerds.letter.inHand}
                pressed={chosen.includes(card)}
                onPress={onPress && (() => onPress(card))}
                onDrag={spelling ? dragIntoWord(draft) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {spelling && <WordField {...player} />}
    </section>
  );
}
