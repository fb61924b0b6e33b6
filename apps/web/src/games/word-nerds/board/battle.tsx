import { type Components, scoreCards, scoreWord, type TableWord, textOf } from '@wordhoard/word-nerds';
import { Fragment, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { WhyNot } from '../../../table-kit/why-not.tsx';
import { signed } from '../../../ui/format.ts';
import { Definition, WordLink } from '../../../ui/word-meaning.tsx';
import { ComponentsContext } from '../hand/components-context.ts';
import { LetterCard } from '../hand/letter-card.tsx';
import { wordNerds } from '../strings/play.ts';
import './battle.css';

const text = wordNerds.table;

interface BattleProps {
  readonly words: readonly TableWord[];
  readonly names: Names;
  /** All is decided: they only lie there until the next auction, and can be looked up. */
  readonly over?: boolean;
}

/** [WN-14] The words in the order of laying; those still fighting large, those that lost in a line above them. */
export function Battle({ words, names, over = false }: BattleProps): JSX.Element {
  const components = useContext(ComponentsContext);
  const spell = (word: TableWord): string => textOf(components, word.cards);
  const alive = words.filter(({ status }) => status === 'scoring' || status === 'trumping');
  const lost = words.filter(({ status }) => status === 'beaten' || status === 'struck');
  const ordered = alive.toSorted((a, b) => Number(a.status === 'trumping') - Number(b.status === 'trumping'));
  return (
    <div class="battle">
      {lost.length > 0 && (
        <ul class="lost plain" aria-label={text.earlier}>
          {lost.map((word, i) => (
            <li key={i} class={word.status}>
              <span class="word">
                {over || word.proven || word.status === 'struck' ? <WordLink word={spell(word)} /> : spell(word)}
              </span>{' '}
              {nameOf(word, names)}, {scoreWord(components, word).total}, {statusNotes(word, over).join(', ')}
              {word.proven && <Definition word={spell(word)} />}
              {word.status === 'struck' && <WhyNot word={spell(word)} />}
            </li>
          ))}
        </ul>
      )}
      {ordered.map((word, i) => (
        <Fragment key={words.indexOf(word)}>
          {i > 0 && <p class="versus">{text.trumpedBy}</p>}
          <WordRow
            word={word}
            names={names}
            note={over ? null : battleNote(components, word, alive, names)}
            over={over}
          />
        </Fragment>
      ))}
    </div>
  );
}

const nameOf = ({ owner }: TableWord, names: Names): string => (owner === names.me ? strings.you : names.of(owner));

/** [WN-14] The winner if the battle ended now, said at the trump. Equal values hold. */
function battleNote(components: Components, word: TableWord, alive: readonly TableWord[], names: Names): string | null {
  const attacked = alive.find(({ status }) => status === 'scoring');
  if (word.status !== 'trumping' || !attacked) return null;
  const [ours, theirs] = [scoreWord(components, word).total, scoreWord(components, attacked).total];
  return ours > theirs ? text.wins(names, word.owner, ours, theirs) : text.holds(names, attacked.owner, theirs, ours);
}

/** The status of a word, and what was played on it. */
function statusNotes({ status, proven, noBonus, fullCredit }: TableWord, over: boolean): string[] {
  return [
    fullCredit ? text.fullCredit : text.status(status, over),
    ...(proven ? [text.proven] : []),
    ...(noBonus ? [text.noBonus] : []),
  ];
}

interface WordRowProps {
  readonly word: TableWord;
  readonly names: Names;
  readonly note: string | null;
  readonly over: boolean;
}

function WordRow({ word, names, note, over }: WordRowProps): JSX.Element {
  const components = useContext(ComponentsContext);
  const spelt = textOf(components, word.cards);
  const score = scoreWord(components, word);
  const { modifier, total } = score;
  const printed = scoreCards(components, word.cards).total;
  return (
    <div class="laid">
      <p class="owner">
        <Disc name={names.of(word.owner)} seat={word.owner} />
        <b>{nameOf(word, names)}</b>
        {over || word.proven ? <WordLink word={spelt} /> : <span class="sr-only">{spelt.toUpperCase()}</span>}
        <span class="note">{[...statusNotes(word, over), ...(note === null ? [] : [note])].join(', ')}</span>
      </p>
      <div class="cards" style={{ '--n': String(word.cards.length + (modifier === 0 ? 0 : 1)) }}>
        {word.cards.map(({ card, as }) => (
          <span key={card} class={word.doubled.includes(card) ? 'doubled' : ''}>
            <LetterCard card={card} as={as} />
            {word.doubled.includes(card) && <em>{text.doubled}</em>}
          </span>
        ))}
        {modifier !== 0 && (
          <span class="mod">
            {signed(modifier)}
            <small>{text.wordValue}</small>
          </span>
        )}
      </div>
      <p class="value">
        <span class="sr-only">{text.sumLabel(total)}: </span>
        <b class="num" aria-hidden="true">
          {printed !== total && <s>{printed}</s>} {total}
        </b>
        <small>{text.sum(score)}</small>
      </p>
      {word.proven && <Definition word={spelt} />}
    </div>
  );
}
