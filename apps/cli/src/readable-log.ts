/** Names of the levels in a line of the log. */
const LEVELS: ReadonlyMap<unknown, string> = new Map([
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
  [50, 'error'],
]);
/** Fields that every line has, and that say nothing to a person at the terminal of this machine. */
const USUAL: readonly string[] = ['level', 'time', 'pid', 'hostname', 'msg'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  // An error: its message is enough here. The JSON has the stack.
  if (isObject(value) && typeof value['message'] === 'string') return value['message'];
  return JSON.stringify(value);
}

/** A line of the JSON log, as a person reads it: `12:04:31 info  server stopped (seconds: 0.1)`. */
export function readableLine(json: string): string {
  let fields: unknown;
  try {
    fields = JSON.parse(json);
  } catch {
    return json.trimEnd();
  }
  if (!isObject(fields)) return json.trimEnd();
  const time = new Date(Number(fields['time'])).toTimeString().slice(0, 8);
  const level = (LEVELS.get(fields['level']) ?? 'log').padEnd(5);
  const rest = Object.entries(fields).filter(([name]) => !USUAL.includes(name));
  const details = rest.map(([name, value]) => `${name}: ${valueText(value)}`).join(', ');
  return `${time} ${level} ${fields['msg']}${details === '' ? '' : ` (${details})`}`;
}
