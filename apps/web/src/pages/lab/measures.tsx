import type { Bins, PlayersOverview, Spread } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { lab as strings } from '#strings/lab.ts';
import { amount, fromTo, percent } from './figures.ts';
import { Histogram } from './plots.tsx';

/** Length, points, drama: for each measure its mean, its spread, and how the games lie. */
export function Measures({ overview: { measures, bins } }: { readonly overview: PlayersOverview }): JSX.Element {
  return (
    <div class="lab-table">
      <h4>{strings.measures}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.measure}</th>
            <th scope="col">
              {strings.mean}
              <small>{strings.interval}</small>
            </th>
            <th scope="col">
              {strings.median}
              <small>{strings.middle}</small>
            </th>
            <th scope="col">{strings.extremes}</th>
            <th scope="col" class="plot">
              {strings.lie}
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, spread }) => (
            <Measure key={name} name={name} spread={spread} bins={bins[name]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MeasureProps {
  readonly name: string;
  readonly spread: Spread;
  readonly bins: Bins | undefined;
}

function Measure({ name, spread, bins }: MeasureProps): JSX.Element {
  const { name: title, share } = strings.gauge(name);
  const text = share ? percent : amount;
  const { mean, low, high, n, median, quarter, threeQuarters, min, max } = spread;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-column={strings.mean}>
        {text(mean)}
        {n > 1 && <small>{share ? fromTo(Math.max(0, low), Math.min(1, high), text) : fromTo(low, high, text)}</small>}
      </td>
      <td data-column={strings.median}>
        {text(median)}
        <small>{fromTo(quarter, threeQuarters, text)}</small>
      </td>
      <td data-column={strings.extremes}>{fromTo(min, max, text)}</td>
      <td class="plot">{bins && bins.counts.length > 1 && <Histogram bins={bins} label={toldBins(bins, text)} />}</td>
    </tr>
  );
}

/** The picture in words: how many games in each stretch that has any. */
function toldBins({ from, width, counts }: Bins, text: (value: number) => string): string {
  const whole = Number.isInteger(from) && Number.isInteger(width);
  const told = counts.flatMap((n, i) => {
    const start = from + i * width;
    return n === 0 ? [] : [strings.bin(fromTo(start, whole ? start + width - 1 : start + width, text), n)];
  });
  return strings.binned(told);
}
