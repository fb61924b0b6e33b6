import { validate } from 'dockerfile-utils';
import { type ContainerContext, isPinned, variablesIn } from './context.ts';
import { layerFaults } from './layers.ts';

export interface Instruction {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  readonly text: string;
}

/** Joins continued lines and drops comments. */
function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n?/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      const flags = rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('='));
      const words = rest.filter((word) => !word.startsWith('--'));
      return { name: name.toUpperCase(), flags: Object.fromEntries(flags), words, text: rest.join(' ') };
    });
}

/** Facts about the last stage. */
export interface Image {
  readonly port: string | undefined;
  /** True if it has a health check. */
  readonly checked: boolean;
}
export function imageOf(dockerfile: string): Image {
  const all = instructionsOf(dockerfile);
  const { words } = all.findLast(({ name }) => name === 'EXPOSE') ?? { words: [] };
  return { port: words[0], checked: all.some(({ name }) => name === 'HEALTHCHECK') };
}

/** Lists the errors in a Dockerfile: syntax by a linter, the rest by what this project has. */
export function dockerfileFaults(dockerfile: string, context: ContainerContext): string[] {
  const faults = validate(dockerfile).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const all = instructionsOf(dockerfile);
  const stages: string[] = [];
  for (const { name, flags, words, text } of all) {
    if (name === 'FROM') {
      const [image = '', , stage] = words;
      if (!stages.includes(image) && !isPinned(image)) faults.push(`${image} is not pinned`);
      if (image.startsWith('node:') && !image.startsWith(`node:${context.node}`))
        faults.push(`${image} is not Node ${context.node}, which the workspace uses`);
      if (stage !== undefined) stages.push(stage);
    }
    if (name === 'COPY' && flags['from'] !== undefined && !stages.includes(flags['from']))
      faults.push(`there is no stage ${flags['from']}`);
    if (name === 'COPY' && flags['from'] === undefined)
      for (const path of words.slice(0, -1)) if (!context.exists(path)) faults.push(`there is no ${path} to copy`);
    if (name === 'RUN')
      for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g))
        if (!context.scripts.has(script!)) faults.push(`there is no script ${script}`);
    if ((name === 'ENTRYPOINT' || name === 'CMD') && !text.startsWith('['))
      faults.push(`${name} runs in a shell, which does not pass on signals; use the JSON form`);
  }
  for (const variable of variablesIn(dockerfile))
    if (!context.variables.has(variable)) faults.push(`the server does not read ${variable}`);
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  return [...faults, ...layerFaults(all, context), ...lastStageFaults(last, context)];
}

function lastStageFaults(stage: readonly Instruction[], context: ContainerContext): string[] {
  const faults: string[] = [];
  const text = (wanted: string): string => stage.findLast(({ name }) => name === wanted)?.text ?? '';
  const user = text('USER');
  if (user === '' || /^(root|0)\b/.test(user)) faults.push('the container runs as root; add USER');
  const port = /WORDHOARD_PORT=(\d+)/.exec(text('ENV'))?.[1];
  if (port === undefined || text('EXPOSE') !== port) faults.push('EXPOSE does not match WORDHOARD_PORT');
  const asked = /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(text('HEALTHCHECK'));
  if (asked?.[1] !== port || asked?.[2] !== context.health)
    faults.push(`HEALTHCHECK does not ask the server's ${context.health}`);
  const file = /WORDHOARD_DB=(\S+)/.exec(text('ENV'))?.[1] ?? '';
  if (text('VOLUME') === '' || !file.startsWith(`${text('VOLUME')}/`)) faults.push('WORDHOARD_DB is not on the volume');
  const [, script = ''] = /node_modules\/wordhoard\/(\S+\.js)/.exec(text('ENTRYPOINT')) ?? [];
  if (!context.exists(`apps/cli/${script}`) || script === '')
    faults.push('ENTRYPOINT does not start the packed command');
  return faults;
}
