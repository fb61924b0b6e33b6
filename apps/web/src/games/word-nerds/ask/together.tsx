import type { Answer } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { askedHere } from '../../../table/hot-seat.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { wordNerds } from '../strings/play.ts';
import { together as text } from '../strings/together.ts';

type TogetherProps = Pick<GameTableProps<WordNerds>, 'sight' | 'sights' | 'here' | 'names' | 'move' | 'take'>;

/**
 * Several people at one screen: a player who wants to act takes the device, and no one has to just to pass. It gives
 * away no more than a real table, where all say aloud whether they act.
 */
export function Together(props: TogetherProps): JSX.Element | null {
  const { sight, sights, here, names, move, take } = props;
  const step = sight.seen.question?.step;
  const asked = askedHere(here, sights);
  if (!step || asked.length === 0) return null;
  const pass: Answer<WordNerds> = step.type === 'join' ? { join: false } : { type: 'pass' };
  return (
    <section class="doing stays" aria-label={wordNerds.answers} data-doing>
      <div class="actions">
        {asked.map((seat) => (
          <button key={seat} type="button" class="btn" onClick={() => take(seat)}>
            {text.take(names.of(seat))}
          </button>
        ))}
        {step.type !== 'select' && (
          <button
            type="button"
            class="btn big go"
            data-next
            onClick={() => {
              for (const seat of asked) void move(seat, pass);
            }}
          >
            {asked.length === 1 ? text.passFor(names.of(asked[0]!)) : text.nobody}
          </button>
        )}
      </div>
    </section>
  );
}
