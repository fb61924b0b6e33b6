export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Entries of a list and fields of a config that are shown. */
const MOST_SHOWN = 4;

/** The same value, short enough to read: long lists and configs are cut. */
function shorten(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    if (value.length <= 2 * MOST_SHOWN) return value.map((item) => shorten(item));
    return [...value.slice(0, MOST_SHOWN).map((item) => shorten(item)), `… ${value.length - MOST_SHOWN} more`];
  }
  if (typeof value !== 'object' || value === null) return value;
  if (key === 'config') return '…';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner, name)]));
}

const WIDTH = 110;

/** JSON on lines of readable length: what fits on a line stays on one. */
function pretty(value: unknown, indent: string): string {
  const flat = JSON.stringify(value).replaceAll(/([,:])(?=["[{\d-]|null|true|false)/g, '$1 ');
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => pretty(item, deeper))
    : Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${pretty(inner, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}${close}`;
}

export const jsonBlock = (value: unknown): string => `\`\`\`json\n${pretty(shorten(value), '')}\n\`\`\``;

/** Replaces the text between the marks of this part; a page may leave a part out. */
export const withPart = (page: string, name: string, part: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
    (_, open: string, close: string) => `${open}\n${part}\n\n${close}`,
  );
