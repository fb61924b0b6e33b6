import { forSeat } from '@wordhoard/kernel';
import { columnOf, rowOf, runBetween, type Square, type TurnStep, type Wordsmith } from '@wordhoard/wordsmith';
import type { DescribeMove } from '../../../review/describe-move.ts';
import { capital } from '../../../table-kit/phrases.ts';
import { listed } from '../../../ui/format.ts';

const place = (square: Square): string => `row ${rowOf(square) + 1}, column ${columnOf(square) + 1}`;

/** 'Write U in row 5, column 2 and R in row 5, column 3; claim BURP'. */
export const describeMove: DescribeMove<Wordsmith> = ({ seen: { view }, seat, move }) => {
  if (!('to' in move)) return '';
  const letters = [...forSeat(view.sheets, seat).letters];
  const written: string[] = [];
  const claimed: string[] = [];
  const circled: string[] = [];
  const wordIn = ({ from, to }: Extract<TurnStep, { type: 'claim' }>): string =>
    (runBetween(from, to) ?? []).map((square) => letters[square]?.toUpperCase()).join('');
  const take = (step: TurnStep): void => {
    if (step.type === 'claim') claimed.push(wordIn(step));
    else if (step.type === 'sword') circled.push(place(step.at));
    else {
      letters[step.at] = step.letter;
      const paid = step.type === 'goblet' ? ' with the goblet' : '';
      written.push(`${step.letter.toUpperCase()} in ${place(step.at)}${paid}`);
    }
  };
  move.answer.steps.forEach(take);
  const parts = [
    ...(written.length > 0 ? [`write ${listed(written)}`] : []),
    ...(claimed.length > 0 ? [`claim ${listed(claimed)}`] : []),
    ...(circled.length > 0 ? [`circle ${listed(circled)}`] : []),
  ];
  const text = parts.join('; ') || 'write nothing yet';
  return capital(text);
};
