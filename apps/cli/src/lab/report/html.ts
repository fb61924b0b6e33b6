/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Labels a plot with its caption, also for screen readers. */
export const figure = (caption: string, svg: string): string =>
  `<figure><figcaption>${escapeHtml(caption)}</figcaption>${svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(caption)}" `)}</figure>`;

/** A table whose first column names the rows; `text` is the index of a column with sentences. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], text?: number): string {
  const tagsOf = (i: number): [open: string, close: string] => {
    if (i === 0) return ['<th scope="row">', '</th>'];
    return [i === text ? '<td class="text">' : '<td>', '</td>'];
  };
  const cells = (row: readonly string[]): string => row.map((cell, i) => tagsOf(i).join(escapeHtml(cell))).join('');
  const head = heads.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

const STYLE = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1d2428; background: #fff; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-top: 2px solid #4f6d7a; padding-top: 1rem; margin-top: 3rem; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
figcaption { font-weight: 600; margin-top: .5rem; }
svg { max-width: 100%; height: auto; display: block; }
svg text { white-space: pre; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #dde3e6; }
th:first-child { text-align: left; font-weight: 500; }
td.text { text-align: left; min-width: 20rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .4rem; max-width: 50rem; }
pre { white-space: pre-wrap; background: #f3f6f7; padding: .6rem; }
.broken { color: #8c1d13; }
`;

/** A complete page in one file: no scripts, no requests. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
