import { type Config, SOLO_LEVELS, SOLO_TARGETS } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { wordsyOptions as text } from '#strings/wordsy-options.ts';
import type { GameOptions, OptionsFormProps } from '../../shell/table/game-options.ts';
import { LIMITS, PLAIN } from './defaults.ts';
import { readWords } from './word-list.ts';

const ROUNDS = [7, 5, 3];
const DICTIONARIES = ['wide', 'everyday'] as const;

function Form({ config, seats, onChange }: OptionsFormProps<Config>): JSX.Element {
  const id = useId();
  const { words } = config;
  const setWords = (part: Partial<Config['words']>): void => onChange({ ...config, words: { ...words, ...part } });
  return (
    <>
      {seats === 1 && (
        <fieldset>
          <legend>{text.solo}</legend>
          <div class="choices across">
            {SOLO_LEVELS.map((level) => (
              <label key={level} class="choice">
                <input
                  type="radio"
                  name={`${id}-solo`}
                  checked={config.solo === level}
                  onChange={() => onChange({ ...config, solo: level })}
                />
                {text.soloLevel(level)}
                <small>{text.soloTarget(level, SOLO_TARGETS[level])}</small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{text.rounds}</legend>
        <div class="choices across">
          {ROUNDS.map((rounds) => (
            <label key={rounds} class="choice">
              <input
                type="radio"
                name={`${id}-rounds`}
                checked={config.rounds === rounds}
                onChange={() => onChange({ ...config, rounds })}
              />
              {text.roundsOf(rounds)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.dictionary}</legend>
        <div class="choices">
          {DICTIONARIES.map((dictionary) => (
            <label key={dictionary} class="choice">
              <input
                type="radio"
                name={`${id}-dictionary`}
                checked={words.dictionary === dictionary}
                onChange={() => setWords({ dictionary })}
              />
              {text.dictionaries[dictionary]}
              <small>{text.dictionaryHints[dictionary]}</small>
            </label>
          ))}
          <label class="choice">
            <input
              type="checkbox"
              checked={words.familyFriendly}
              onChange={(event) => setWords({ familyFriendly: event.currentTarget.checked })}
            />
            {text.family}
            <small>{text.familyHint}</small>
          </label>
          <label class="choice">
            <input
              type="checkbox"
              checked={config.friendlySpelling}
              onChange={(event) => onChange({ ...config, friendlySpelling: event.currentTarget.checked })}
            />
            {text.friendly}
            <small>{text.friendlyHint}</small>
          </label>
        </div>
      </fieldset>
      <WordList
        label={text.allowed}
        hint={text.allowedHint}
        words={words.allowed}
        onChange={(allowed) => setWords({ allowed })}
      />
      <WordList
        label={text.banned}
        hint={text.bannedHint}
        words={words.banned}
        onChange={(banned) => setWords({ banned })}
      />
    </>
  );
}

interface WordListProps {
  readonly label: string;
  readonly hint: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Words as people type lists of them. What is typed stays as typed; the table gets the words. */
function WordList({ label, hint, words, onChange }: WordListProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState(words.join(' '));
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        class="input"
        id={id}
        rows={2}
        value={typed}
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(readWords(value));
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}

function summary(config: Config, seats: number): string[] {
  const { words } = config;
  return [
    text.roundsOf(config.rounds),
    ...(seats === 1 ? [text.soloLevel(config.solo)] : []),
    text.dictionaries[words.dictionary],
    ...(words.familyFriendly ? [text.family] : []),
    ...(config.friendlySpelling ? [text.friendly] : []),
    ...(words.allowed.length > 0 ? [text.allowedCount(words.allowed.length)] : []),
    ...(words.banned.length > 0 ? [text.bannedCount(words.banned.length)] : []),
  ];
}

const wordsyOptions: GameOptions<Config> = {
  initial: PLAIN,
  limits: LIMITS,
  pace: text.pace,
  Form,
  handicap: {
    has: ({ handicaps }, seat) => handicaps.includes(seat),
    set: (config, seat, on) => {
      const others = config.handicaps.filter((it) => it !== seat);
      return { ...config, handicaps: on ? [...others, seat] : others };
    },
  },
  summary,
};

// The shell treats all games alike: it hands back the config it was given.
export const options: GameOptions = wordsyOptions as unknown as GameOptions;
