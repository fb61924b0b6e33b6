import type { Dictionary } from '@wordhoard/lexicon';
import { type TableWords, wordsInForce } from '@wordhoard/wildwords';

/** 'own': no dictionary, only the table's own list. */
export type DictionaryChoice = Dictionary | 'own';

/** [WW-15] Everyday lies wholly within Wide, so a table that once ticked both plays by Wide. */
export const chosenDictionary = (words: TableWords): DictionaryChoice => wordsInForce(words).dictionary ?? 'own';

/** Possible choices: no dictionary only where there is a list to play by instead. */
export const dictionaryChoices = ({ own }: Pick<TableWords, 'own'>): readonly DictionaryChoice[] =>
  own === '' ? ['wide', 'everyday'] : ['wide', 'everyday', 'own'];

/** The words with a part of them changed. Without a list of its own the table needs a dictionary: the usual one comes back. */
export function withPart(words: TableWords, part: Partial<TableWords>): TableWords {
  const next = { ...words, ...part };
  return next.dictionaries.length === 0 && next.own === '' ? { ...next, dictionaries: ['wide'] } : next;
}

export const withDictionary = (words: TableWords, choice: DictionaryChoice): TableWords =>
  withPart(words, { dictionaries: choice === 'own' ? [] : [choice] });
