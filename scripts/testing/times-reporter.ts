import type { Reporter, TestModule } from 'vitest/node';
import type {} from './measure.ts';

/** Rows printed per table. */
const MAX_ROWS = 40;

interface TimesRow {
  readonly name: string;
  readonly seconds: number;
  readonly cpu: number;
}

/** Prints the time of every file and test, slowest first, and of set-up: for `npm run test:times`. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): TimesRow => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      const seconds = (duration + collectDuration + setupDuration) / 1000;
      return { name: module.relativeModuleId, seconds, cpu: (module.meta().cpu ?? 0) / 1000 };
    });
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map(
        (test): TimesRow => ({
          name: `${module.relativeModuleId} > ${test.fullName}`,
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
          cpu: (test.meta().cpu ?? 0) / 1000,
        }),
      ),
    );
    printTable(`${files.length} files`, files);
    printTable(`${tests.length} tests`, tests);
    printSetUp(modules);
  }
}

function printTable(title: string, rows: readonly TimesRow[]): void {
  const sum = (of: 'seconds' | 'cpu'): string => rows.reduce((total, row) => total + row[of], 0).toFixed(1);
  console.log(`\n${title}: ${sum('seconds')} s, ${sum('cpu')} s CPU time. The slowest:\n   time     CPU`);
  for (const { name, seconds, cpu } of rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_ROWS))
    console.log(`${seconds.toFixed(1).padStart(7)} ${cpu.toFixed(1).padStart(7)}  ${name}`);
}

function printSetUp(modules: readonly TestModule[]): void {
  const all = new Map<string, { count: number; ms: number }>();
  for (const module of modules)
    for (const [what, { count, ms }] of Object.entries(module.meta().setUp ?? {})) {
      const sum = all.get(what) ?? { count: 0, ms: 0 };
      all.set(what, { count: sum.count + count, ms: sum.ms + ms });
    }
  console.log('\nSet up:');
  for (const [what, { count, ms }] of all)
    console.log(`${String(count).padStart(7)} × ${what}: ${(ms / 1000).toFixed(1)} s`);
}
