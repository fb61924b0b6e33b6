import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameId } from '@wordhoard/catalog';
import type { SkillLevel, StrengthModel } from '@wordhoard/kernel';
import type { CountedSamples } from './fit-model.ts';

/** Stored in the repository, so that the fit can be repeated without playing the games again. */
export const inputsFile = (game: GameId): string => fileURLToPath(new URL(`inputs/${game}.txt`, import.meta.url));
export const modelFile = (game: GameId): string =>
  fileURLToPath(new URL(`../../packages/games/${game}/src/judge/strength.ts`, import.meta.url));

/** The first line has the ladders, each other line a player: the level, and how often each term counted. */
export const makeInputs = ({ ladders, players }: CountedSamples): string =>
  [JSON.stringify(ladders), ...players.map(({ level, counts }) => [level, ...counts].join(' ')), ''].join('\n');

export function parseInputs(text: string): CountedSamples {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const players = lines.map((line) => {
    const [level = 0, ...counts] = line.split(' ').map(Number);
    // Written by `makeInputs`.
    return { level: level as SkillLevel, counts };
  });
  return { ladders: JSON.parse(first), players };
}

export const readInputs = (game: GameId): CountedSamples => parseInputs(readFileSync(inputsFile(game), 'utf8'));

/** The source text of a game's model, before the formatter. */
export const makeModelSource = (game: GameId, model: StrengthModel): string =>
  `import type { StrengthModel } from '@wordhoard/kernel';

/** Written by \`npm run fit:strength -- ${game}\` from \`bench/strength/inputs/${game}.txt\`. */
export const strength: StrengthModel = ${JSON.stringify(model)};
`;
