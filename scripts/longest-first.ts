import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their names, from the longest on: whole builds, every screen of a game, whole games, every option by chance. */
const LONG = [
  /^e2e\/new-game/,
  /^e2e\/.*screens\.test/,
  /^e2e\/.*(story|play)\.test/,
  /^e2e\/(?!.*\/)/,
  /\/bot\/bot\.test/,
  /\/(finder|faults|words|many-servers|automaton|lab|hoard)\.test/,
  /\/(contract|artefact|word-nerds-bots|simulate)\.test/,
];

/**
 * On a machine that has not run them yet vitest begins with the largest files, and some of the smallest run longest: at
 * the end one core would wait for the other. What is named here begins, the rest follows as ever.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = sorted.map(({ project }) => project.name);
    const place = ({ project, moduleId }: TestSpecification): number => {
      const name = relative(this.ctx.config.root, moduleId);
      const long = LONG.findIndex((pattern) => pattern.test(name));
      return projects.indexOf(project.name) * (LONG.length + 1) + (long < 0 ? LONG.length : long);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
