import { createRequire } from 'node:module';
import * as Plot from '@observablehq/plot';
import type { Interval } from '@wordhoard/lab';

/** The only part of domino used here; the package has no module types. */
const domino: { createDocument(html: string): Plot.PlotOptions['document'] } = createRequire(import.meta.url)(
  '@mixmark-io/domino',
);
/** An off-screen document in which the plots are drawn. */
const document = domino.createDocument('');

export interface NamedInterval extends Interval {
  readonly name: string;
}

const WIDTH = 560;
const ROW = 18;

function svg(options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ document, width: WIDTH, ...options });
  // Drop each plot's own style sheet: one rule in the page's serves all of them.
  return drawn.outerHTML.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
}

/** Draws the distribution of a figure over the games. */
export function histogram(values: readonly number[], label: string): string {
  const whole = values.every(Number.isInteger);
  const span = values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
  // One bar per whole number while there are few; otherwise by Scott's rule.
  const bins: Plot.BinOptions = whole && span <= 40 ? { interval: 1 } : { thresholds: 'scott' };
  return svg({
    height: 180,
    x: { label },
    y: { label: 'games', grid: true },
    marks: [
      Plot.rectY(values, {
        ...Plot.binX<Plot.RectYOptions>({ y: 'count' }, { x: { value: (value: number) => value, ...bins } }),
        fill: '#4f6d7a',
      }),
      Plot.ruleY([0]),
    ],
  });
}

/** Draws estimates with their intervals, one per line, and a line where no difference would be. */
export function intervals(rows: readonly NamedInterval[], label: string, even: number, percent: boolean): string {
  const scale = percent ? 100 : 1;
  const scaled = rows.map(({ name, mean, low, high }) => ({
    name,
    mean: mean * scale,
    low: low * scale,
    high: high * scale,
    apart: low > even || high < even,
  }));
  return svg({
    height: 50 + ROW * rows.length,
    marginLeft: 150,
    x: { label, grid: true },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [
      Plot.ruleX([even * scale], { stroke: '#c0392b', strokeDasharray: '3,3' }),
      Plot.ruleY(scaled, { y: 'name', x1: 'low', x2: 'high', strokeWidth: 2, stroke: colour }),
      Plot.dot(scaled, { y: 'name', x: 'mean', r: 3.5, fill: colour }),
    ],
  });
}

/** Highlights intervals that exclude the even line. */
const colour = ({ apart }: { readonly apart: boolean }): string => (apart ? '#1f5f8b' : '#9aa5ab');

/** Draws how often things came up, one per line. */
export function bars(rows: readonly { readonly name: string; readonly value: number }[], label: string): string {
  return svg({
    height: 50 + ROW * rows.length,
    marginLeft: 150,
    x: { label, grid: true },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [Plot.barX(rows, { y: 'name', x: 'value', fill: '#4f6d7a' }), Plot.ruleX([0])],
  });
}

/** Draws each seat's scores: median, quartiles and outliers. */
export function boxes(rows: readonly { readonly name: string; readonly value: number }[], label: string): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  return svg({
    height: 50 + 26 * names.length,
    marginLeft: 70,
    x: { label, grid: true },
    y: { label: null, domain: names },
    marks: [Plot.boxX(rows, { x: 'value', y: 'name', fill: '#c9d6dc', r: 1.5 })],
  });
}

/** Draws how often each bot beats each other one, in per cent. */
export function matrix(cells: readonly { readonly a: string; readonly b: string; readonly ahead: number }[]): string {
  const names = [...new Set(cells.flatMap(({ a, b }) => [a, b]))].sort();
  const all = cells.flatMap(({ a, b, ahead }) => [
    { a, b, ahead: 100 * ahead },
    { a: b, b: a, ahead: 100 * (1 - ahead) },
  ]);
  return svg({
    width: 120 + 60 * names.length,
    height: 70 + 34 * names.length,
    marginLeft: 110,
    x: { label: 'against', domain: names, axis: 'top' },
    y: { label: null, domain: names },
    color: { type: 'diverging', scheme: 'BrBG', domain: [0, 100], pivot: 50 },
    marks: [
      Plot.cell(all, { x: 'b', y: 'a', fill: 'ahead', inset: 1 }),
      Plot.text(all, { x: 'b', y: 'a', text: ({ ahead }: { ahead: number }) => ahead.toFixed(0), fill: 'black' }),
    ],
  });
}
