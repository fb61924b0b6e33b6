import { entryAt } from '@wordhoard/kernel';
import { boardOf, boxValue, componentsOf, parseBoard } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { rules } from '#strings/rules.ts';
import { Chapters, RulesTable } from '../../../table-kit/rules/chapters.tsx';
import { signed } from '../../../ui/format.ts';
import { preview } from '../hand/draft.ts';
import { wordsyRules as text, type WordsyRuleSection } from '../strings/rules.ts';
import './rules.css';

/** These are the rules of the printed game. */
const printed = componentsOf({});

/** The rules in our own words. The examples are worked out by the game itself, so they cannot be wrong. */
export const Rules = (): JSX.Element => (
  <Chapters
    text={text}
    after={({ examples, table }) => (
      <>
        {examples?.map((example) => (
          <Example key={example.word} {...example} />
        ))}
        {table && TABLES[table]()}
      </>
    )}
  />
);

function Example({ board: written, word, note }: NonNullable<WordsyRuleSection['examples']>[number]): JSX.Element {
  const parsed = parseBoard(printed, written);
  const board = 'cards' in parsed ? boardOf(printed, parsed.cards) : [];
  const { cards, letters, points } = preview(board, word, null);
  const parts = letters.filter((it) => it.points > 0).map((it) => it.points);
  return (
    <figure class="example">
      <ul class="columns plain" aria-hidden="true">
        {[0, 1, 2, 3].map((column) => (
          <li key={column}>
            <span class="num">{board[2 * column]?.column}</span>
            {[2 * column, 2 * column + 1].map((place) => (
              <span key={place} class={`tile ${cards[place] ? 'used' : ''}`}>
                <b>{board[place]?.letter.toUpperCase()}</b>
                {(board[place]?.rare ?? 0) > 0 && <i>{signed(entryAt(board, place).rare)}</i>}
                {cards[place] ? <em>{cards[place]}</em> : null}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <figcaption>
        <p>
          <span class="word">{word}</span> {rules.adds(parts.join(' + '), points)}
        </p>
        <p>{note}</p>
      </figcaption>
    </figure>
  );
}

const ROUNDS = [
  ['1, 2, 3', 1],
  ['4, 5, 6', 4],
  ['7', 7],
] as const;

const TABLES: Readonly<Record<NonNullable<WordsyRuleSection['table']>, () => JSX.Element>> = {
  boxes: () => (
    <RulesTable
      {...text.boxes}
      rows={ROUNDS.map(([rounds, round]) => [
        rounds,
        signed(boxValue(printed, 'first', round)),
        signed(boxValue(printed, 'second', round)),
      ])}
    />
  ),
  families: () => <RulesTable {...text.families} />,
  sum: () => (
    <div class="sum">
      {text.sum.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  ),
};
