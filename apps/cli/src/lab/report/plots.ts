import { createRequire } from 'node:module';
import * as Plot from '@observablehq/plot';
import type { Interval } from '@wordhoard/lab';

/** A page nobody sees: the plots are drawn into it, and taken out as text. */
const document =
  // All that is used of it; its own types are no module's.
  (
    createRequire(import.meta.url)('@mixmark-io/domino') as {
      createDocument(html: string): Plot.PlotOptions['document'];
    }
  ).createDocument('');

export interface Named extends Interval {
  readonly name: string;
}

const WIDTH = 560;
const ROW = 18;

function svg(options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ document, width: WIDTH, ...options });
  // It has no style sheet of its own kind on a page with many of them: one rule in the page's serves all.
  return drawn.outerHTML.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
}

/** How a number of each game lies. */
export function histogram(values: readonly number[], label: string): string {
  const whole = values.every(Number.isInteger);
  const span = values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
  // One bar for each whole number while they are few; otherwise as many as Scott's rule has.
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

/** Estimates with their intervals, one a line, against where they would lie if it made no difference. */
export function intervals(rows: readonly Named[], label: string, even: number, percent: boolean): string {
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

/** Strong where the interval leaves out the even line. */
const colour = ({ apart }: { readonly apart: boolean }): string => (apart ? '#1f5f8b' : '#9aa5ab');

/** How often things came up, one a line. */
export function bars(rows: readonly { readonly name: string; readonly value: number }[], label: string): string {
  return svg({
    height: 50 + ROW * rows.length,
    marginLeft: 150,
    x: { label, grid: true },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [Plot.barX(rows, { y: 'name', x: 'value', fill: '#4f6d7a' }), Plot.ruleX([0])],
  });
}

/** The scores of each seat: median, quarters, and what lies far out. */
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

/** Who comes out ahead of whom, in per cent. */
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
