import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import { readOwnList } from '@wordhoard/lexicon/own-list';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import { checkOwnList, MAX_OWN_WORDS, ownWords, type TableWords } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { wordOptions as shared } from '#strings/word-options.ts';
import { listName, listSource, ownLists } from '#strings/words.ts';
import { Listed } from '../../../table/words/word-options.tsx';
import { Radios } from '../../../ui/radios.tsx';
import { OwnLists } from '../../../words/own-lists.tsx';
import { wildwordsOptions as text } from '../strings/options.ts';
import { chosenDictionary, dictionaryChoices, withDictionary, withPart } from './dictionary-choice.ts';

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
