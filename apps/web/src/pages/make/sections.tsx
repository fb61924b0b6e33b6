import type { Level } from '@wordhoard/kernel';
import type { WordsInForce } from '@wordhoard/lexicon';
import type { JSX } from 'preact';
import { make } from '#strings/make.ts';
import { table } from '#strings/table.ts';
import { listLine, wordOptions as text } from '#strings/words.ts';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Choice, Field, Pick, Radios } from '../../ui/fields.tsx';
import { GROUPS, type Group, PACES, paceOf, type TableForm } from './plan.ts';

interface PlayerChoicesProps {
  readonly plan: TableForm;
  readonly players: readonly [min: number, max: number];
  readonly levels: readonly Level[];
  readonly onChange: (part: Partial<TableForm>) => void;
}

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Initial choices of each group. */
const START: Readonly<Record<Group, Partial<TableForm>>> = {
  friends: { bots: [], others: [] },
  bots: { bots: [3], others: [] },
  alone: { bots: [], others: [] },
  here: { bots: [], others: [''] },
};

/** Chooses the players: friends, bots, just the guest, or people at this device. */
export function PlayerChoices({ plan, players: [min, max], levels, onChange }: PlayerChoicesProps): JSX.Element {
  const groups = GROUPS.filter((it) => it !== 'alone' || min === 1);
  const strength = plan.bots[0] ?? 3;
  const setBots = (count: number, level: Level): void => onChange({ bots: Array.from({ length: count }, () => level) });
  const room = max - 1 - (plan.group === 'here' ? plan.others.length : 0);
  return (
    <>
      <Radios
        legend={make.group}
        among={groups}
        chosen={plan.group}
        text={(it) => make.groups[it]}
        hint={(it) => make.groupHints[it]}
        onChange={(group) => onChange({ group, ...START[group] })}
      />
      {plan.group === 'friends' && (
        <Pick
          label={make.places}
          among={upTo(2, max)}
          chosen={plan.places}
          text={make.placesOf}
          onChange={(places) => onChange({ places })}
        />
      )}
      {plan.group === 'here' && <Others plan={plan} max={max} onChange={onChange} />}
      {(plan.group === 'bots' || plan.group === 'here') && (
        <div class="pair">
          <Pick
            label={make.botCount}
            among={upTo(plan.group === 'bots' ? 1 : 0, room)}
            chosen={plan.bots.length}
            text={make.botsOf}
            onChange={(count) => setBots(count, strength)}
          />
          {plan.bots.length > 0 && (
            <Pick
              label={make.strength}
              among={levels}
              chosen={strength}
              text={(level) => table.levelName(level)}
              onChange={(level) => setBots(plan.bots.length, level)}
            />
          )}
        </div>
      )}
    </>
  );
}

function Others({
  plan: { others },
  max,
  onChange,
}: {
  plan: TableForm;
  max: number;
  onChange: PlayerChoicesProps['onChange'];
}): JSX.Element {
  const set = (i: number, name: string): void => onChange({ others: others.map((it, at) => (at === i ? name : it)) });
  return (
    <fieldset>
      <legend>{make.others}</legend>
      {others.map((name, i) => (
        <Field key={i} label={make.other(i + 2)}>
          {(id) => (
            <div class="with-button">
              <input
                class="input"
                id={id}
                name="other"
                value={name}
                maxLength={20}
                onInput={(event) => set(i, event.currentTarget.value)}
              />
              {others.length > 1 && (
                <IconButton
                  icon="close"
                  label={make.removeOther(name)}
                  onClick={() => onChange({ others: others.filter((_, at) => at !== i) })}
                />
              )}
            </div>
          )}
        </Field>
      ))}
      {others.length < max - 1 && (
        <Button icon="plus" text={make.addOther} onClick={() => onChange({ others: [...others, ''], bots: [] })} />
      )}
    </fieldset>
  );
}

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
