import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Patterns of the files that take longest, the longest first: `npm run test:times` shows which they are. */
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
 * Starts with the files that take longest, so that no core waits at the end for one long file. On a machine that has not
 * run the tests yet, Vitest would start with the largest files, and some of the smallest take longest.
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
