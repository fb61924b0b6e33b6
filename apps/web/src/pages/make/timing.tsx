import type { WordsInForce } from '@wordhoard/lexicon';
import type { JSX } from 'preact';
import { make } from '#strings/make.ts';
import { listLine, wordOptions as text } from '#strings/words.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { Choice, Pick, Radios } from '../../ui/fields.tsx';
import { PACES, paceOf, type TableForm } from './plan.ts';

const STRETCHES = [1.5, 2, 3, 5];
const DAYS = [1, 2, 3, 7, 14];

interface TimingProps {
  readonly plan: TableForm;
  /** The game's own words for each pace. */
  readonly words: GameOptions['pace'];
  /** Possible chess clocks, in ms; empty where the game has none. */
  readonly clocks: readonly number[];
  readonly onChange: (part: Partial<TableForm>) => void;
}

/** Chooses the players' time: as in the rules, more, or unlimited. */
export function Timing({ plan, words, clocks, onChange }: TimingProps): JSX.Element {
  const pace = paceOf(plan);
  if (plan.group === 'here')
    return (
      <fieldset>
        <legend>{make.pace}</legend>
        <p class="muted">
          {make.paceForced} {words.relaxed}
        </p>
      </fieldset>
    );
  return (
    <>
      <Radios
        legend={make.pace}
        among={PACES.filter((it) => it !== 'days' || plan.group === 'friends')}
        chosen={pace}
        text={(it) => make.paces[it]}
        hint={(it) => words[it]}
        onChange={(chosen) => onChange({ pace: chosen })}
      />
      {clocks.length > 0 && (pace === 'live' || pace === 'stretched') && (
        <Pick
          label={make.clock}
          among={[...clocks, 0]}
          chosen={plan.bank ?? 0}
          text={(ms) => make.clockOf(ms / 60_000)}
          onChange={(ms) => onChange({ bank: ms === 0 ? null : ms })}
        />
      )}
      {pace === 'stretched' && (
        <Pick
          label={make.stretch}
          among={STRETCHES}
          chosen={plan.stretch}
          text={make.stretchOf}
          onChange={(stretch) => onChange({ stretch })}
        />
      )}
      {pace === 'days' && (
        <Pick
          label={make.days}
          among={DAYS}
          chosen={plan.days}
          text={make.daysOf}
          onChange={(days) => onChange({ days })}
        />
      )}
    </>
  );
}

interface VisitorChoicesProps {
  readonly plan: Pick<TableForm, 'visibility' | 'several' | 'watching'>;
  readonly onChange: (part: Partial<TableForm>) => void;
}

/** Chooses if people who join a public table may take several places, and if spectators may come. */
export const VisitorChoices = ({ plan, onChange }: VisitorChoicesProps): JSX.Element => (
  <>
    {plan.visibility === 'public' && (
      <Choice
        text={make.several}
        hint={make.severalHint}
        chosen={plan.several}
        onChange={(several) => onChange({ several })}
      />
    )}
    <Choice
      text={make.watching}
      hint={make.watchingHint}
      chosen={plan.watching}
      onChange={(watching) => onChange({ watching })}
    />
  </>
);

interface WordsProps {
  readonly words: WordsInForce;
  readonly onFamilyFriendly: (on: boolean) => void;
}

/** The word list, where it is easy to find; the rest is among the rules. */
export const Words = ({ words, onFamilyFriendly }: WordsProps): JSX.Element => (
  <div class="words-field">
    <Choice text={text.family} hint={text.familyHint} chosen={words.familyFriendly} onChange={onFamilyFriendly} />
    <small>{listLine(words.dictionary)}</small>
  </div>
);
