import type { LetterId } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { wordNerds } from '../strings/play.ts';
import type { Lift } from '../word/dragging.ts';
import { Letter, LetterButton } from './letter.tsx';
import './hand.css';

interface HandProps {
  readonly letters: readonly LetterId[];
  readonly chosen: readonly LetterId[];
  /** Null while there is nothing to do with them. */
  readonly onPress: ((card: LetterId) => void) | null;
  /** Null while there is nowhere to drag them. */
  readonly onLift: Lift | null;
}

/** The player's letter cards. */
export function Hand({ letters, chosen, onPress, onLift }: HandProps): JSX.Element {
  if (letters.length === 0) return <p class="dim">{wordNerds.hand.none}</p>;
  return (
    <ul class="letters plain" aria-label={wordNerds.hand.label} style={{ '--n': String(letters.length) }}>
      {letters.map((card) => (
        <li key={card}>
          {onPress ? (
            <LetterButton
              card={card}
              more={wordNerds.letter.inHand}
              pressed={chosen.includes(card)}
              onPress={() => onPress(card)}
              onLift={onLift}
            />
          ) : (
            <Letter card={card} />
          )}
        </li>
      ))}
    </ul>
  );
}
