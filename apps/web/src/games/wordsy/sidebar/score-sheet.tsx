import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  type Box,
  boxValue,
  type Components,
  componentsOf,
  PRINTED,
  type RoundLine,
  roundsOf,
  type SheetView,
  type View,
} from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { figure, signed } from '../../../ui/format.ts';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { wordsy } from '../strings/play.ts';
import './sidebar.css';

/** The bonus boxes of a round. In a variant they may be worth nothing; then they aren't drawn. */
export const boxesOf = (components: Components, round: number): readonly { box: Box; value: number }[] =>
  (['first', 'second'] as const)
    .map((box) => ({ box, value: boxValue(components, box, round) }))
    .filter(({ value }) => value > 0);

const bonusOf = ({ lines }: SheetView): number => lines.reduce((sum, { bonus }) => sum + bonus, 0);
const wordsOf = ({ lines, counted }: SheetView): number =>
  counted.reduce((sum, index) => sum + (lines[index]?.points ?? 0), 0);

interface SheetProps {
  readonly view: View;
  readonly seat: Seat;
  readonly title: string;
  /** Text in the line of the current round. */
  readonly now?: string;
}

/** The printed sheet: a line a round, two boxes for bonuses, and the best five [WY-15] [WY-17]. */
export function ScoreSheet({ view, seat, title, now = '' }: SheetProps): JSX.Element {
  const sheet = view.sheets[seat];
  const { sheet: text } = wordsy;
  if (!sheet) return <p />;
  const components = componentsOf(view.config);
  const count = roundsOf(view.config);
  const over = sheet.lines.length === count;
  const rounds = Array.from({ length: count }, (_, i) => i);
  return (
    <table class="score-sheet">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">{text.roundHead}</span>
          </th>
          <th scope="col">{text.word}</th>
          <th scope="col">{text.bonus}</th>
          <th scope="col">{text.points}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((i) => (
          <Row
            key={i}
            round={i + 1}
            components={components}
            line={sheet.lines[i]}
            now={i + 1 === view.round ? now : null}
            dropped={dropped(sheet, i, over)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {over ? text.bestEnd(count, components.countedWords) : text.best(count, components.countedWords)}
          </th>
          <td>{bonusOf(sheet) > 0 ? signed(bonusOf(sheet)) : ''}</td>
          <td class="num">{wordsOf(sheet)}</td>
        </tr>
        {sheet.tallies > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {view.solo ? text.penalties(sheet.tallies) : text.tallies(sheet.tallies)}
            </th>
            <td class="num">{figure(-components.tallyCost * sheet.tallies)}</td>
          </tr>
        )}
        <tr class="sum">
          <th scope="row" colSpan={3}>
            {text.total}
          </th>
          <td class="num">{figure(sheet.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const dropped = ({ counted, lines }: SheetView, i: number, over: boolean): boolean =>
  over && lines[i] !== undefined && !counted.includes(i);

interface RowProps {
  readonly round: number;
  readonly components: Components;
  readonly line: RoundLine | undefined;
  /** Null for any but the round being played. */
  readonly now: string | null;
  readonly dropped: boolean;
}

function Row({ round, components, line, now, dropped: isDropped }: RowProps): JSX.Element {
  const { sheet: text } = wordsy;
  return (
    <tr class={`${now !== null && !line ? 'now' : ''} ${isDropped ? 'dropped' : ''}`}>
      <th scope="row">{round}</th>
      <td>
        {line ? (
          <span class={line.word === '' ? 'muted' : `word ${line.status}`}>
            {line.word === '' ? text.noWord : <WordLink word={line.word} />}
          </span>
        ) : (
          <span class="muted">{now}</span>
        )}
        {isDropped && <span class="sr-only">, {text.dropped}</span>}
      </td>
      <td>
        {line && line.bonus > 0 ? (
          <span class="box checked">{signed(line.bonus)}</span>
        ) : (
          boxesOf(components, round).map(({ box, value }) => (
            <span key={box} class="box">
              {signed(value)}
            </span>
          ))
        )}
      </td>
      <td class="num">{line?.points}</td>
    </tr>
  );
}

interface MiniSheetProps extends Pick<SheetProps, 'view' | 'seat'> {
  readonly onOpen: () => void;
}

/** The sheet in one row, for a phone; a tap opens the whole sheet. */
export function MiniSheet({ view, seat, onOpen }: MiniSheetProps): JSX.Element {
  const sheet = forSeat(view.sheets, seat);
  const empty = roundsOf(view.config) - sheet.lines.length;
  const bonus = bonusOf(sheet);
  return (
    <button type="button" class={roundsOf(view.config) > PRINTED.rounds ? 'mini long' : 'mini'} onClick={onOpen}>
      <span class="muted">{wordsy.sheet.short}</span>
      {sheet.lines.map(({ points }, i) => (
        <b key={i} class="num">
          {points}
        </b>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <i key={`empty-${i}`} />
      ))}
      {bonus > 0 && <span class="box checked">{signed(bonus)}</span>}
      <span class="num sum">{figure(sheet.total)}</span>
    </button>
  );
}

/** What counts in the end. */
export function SheetNote({ view }: { readonly view: View }): JSX.Element {
  const { countedWords, tallyCost } = componentsOf(view.config);
  const note = wordsy.sheet.note(roundsOf(view.config), countedWords, tallyCost, view.solo !== null);
  return <p class="muted small">{note}</p>;
}

/** All sheets, for the dialog and the end. */
export const AllSheets = ({ view, names }: { readonly view: View; readonly names: Names }): JSX.Element => (
  <div class="sheets">
    {view.sheets.map((_, seat) => (
      <ScoreSheet
        key={seat}
        view={view}
        seat={seat}
        title={seat === names.me ? wordsy.sheet.yours : wordsy.sheet.of(names.of(seat))}
      />
    ))}
    <SheetNote view={view} />
  </div>
);
