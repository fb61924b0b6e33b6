import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import { readOwnList } from '@wordhoard/lexicon/own-list';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import {
  type Config,
  checkOwnList,
  defaults,
  LIMITS,
  MAX_OWN_WORDS,
  ownWords,
  penaltyOf,
  type TableWords,
  type WildWords,
  wordsInForce,
} from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { listName, listSource, ownLists, wordOptions as shared } from '#strings/words.ts';
import { Listed } from '../../table/words/word-options.tsx';
import type { GameOptions, OptionsFormProps } from '../../table-kit/game-options.ts';
import { Radios } from '../../ui/fields.tsx';
import { OwnLists } from '../../words/own-lists.tsx';
import { chosenDictionary, dictionaryChoices, withDictionary, withPart } from './rules/dictionary-choice.ts';
import { CLOCK } from './sidebar/clocks.ts';
import { AgreedWords, agreedSummary } from './sidebar/look-ups.tsx';
import { wildwordsOptions as text } from './strings/options.ts';

const PENALTIES = [20, 40] as const;
const OVERTIMES = ['points', 'loses'] as const;

function Form({ config, seats, clocks, onChange }: OptionsFormProps<Config>): JSX.Element {
  return (
    <>
      {/* A variant may have another penalty. */}
      {seats > 2 && config.variant?.penalty === undefined && (
        <Radios
          legend={text.penalty}
          among={PENALTIES}
          chosen={config.penalty}
          text={(penalty) => text.penaltyOf(penalty)}
          hint={(penalty) => text.penaltyHint(penalty)}
          onChange={(penalty) => onChange({ ...config, penalty })}
          across
        />
      )}
      {clocks && (
        <Radios
          legend={text.overtime}
          among={OVERTIMES}
          chosen={config.overtime}
          text={(overtime) => text.overtimes[overtime]}
          hint={(overtime) => text.overtimeHints[overtime]}
          onChange={(overtime) => onChange({ ...config, overtime })}
        />
      )}
      <WordsForm words={config.words} onChange={(words) => onChange({ ...config, words })} />
    </>
  );
}

export const options: GameOptions<WildWords> = {
  initial: defaults,
  limits: LIMITS,
  clock: CLOCK,
  pace: text.pace,
  words: {
    of: ({ words }) => wordsInForce(words),
    with: (config, { dictionary, ...part }) => ({
      ...config,
      words: { ...config.words, ...part, ...(dictionary && { dictionaries: [dictionary] }) },
    }),
    withAllowed: (config, allowed) => ({ ...config, words: { ...config.words, allowed } }),
  },
  Form,
  summary: (config, seats, clocks) => [
    ...(seats > 2 && penaltyOf(config) !== defaults.penalty ? [text.penaltyOf(penaltyOf(config))] : []),
    ...(clocks && config.overtime === 'loses' ? [text.overtimes.loses] : []),
    ...agreedSummary(config.words),
  ],
  Agreed: ({ config }) => <AgreedWords words={config.words} />,
};

interface WordsFormProps {
  readonly words: TableWords;
  readonly onChange: (words: TableWords) => void;
}

/** [WW-15] A dictionary or a list of the table's own, or both, and what is added or taken away. */
export function WordsForm({ words, onChange }: WordsFormProps): JSX.Element {
  const set = (part: Partial<TableWords>): void => onChange(withPart(words, part));
  return (
    <>
      <Radios
        legend={shared.dictionary}
        among={dictionaryChoices(words)}
        chosen={chosenDictionary(words)}
        text={(choice) => (choice === 'own' ? text.onlyOwn : listName(choice, THIS_EDITION))}
        hint={(choice) =>
          choice === 'own' ? text.onlyOwnHint : `${text.dictionaryHints[choice]}: ${listSource(choice, THIS_EDITION)}.`
        }
        onChange={(choice) => onChange(withDictionary(words, choice))}
      />
      <OwnLists
        choosing={{
          given: ownWords(words),
          longest: MAX_WORD_LENGTH,
          fault: (list) => {
            const fault = checkOwnList(list);
            return fault === 'too-many' ? ownLists.tooMany(list.length, MAX_OWN_WORDS) : fault && ownLists.tooLong;
          },
          onWords: (list) => set({ own: checkOwnList(list) ? '' : list.join(' ') }),
        }}
      />
      <Listed
        label={shared.allowed}
        hint={shared.allowedHint}
        words={words.allowed}
        read={readOwnList}
        onChange={(allowed) => set({ allowed })}
      />
      <Listed
        label={shared.banned}
        hint={shared.bannedHint}
        words={words.banned}
        onChange={(banned) => set({ banned })}
      />
    </>
  );
}
