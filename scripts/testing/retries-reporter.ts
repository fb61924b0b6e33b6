import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Lists the flaky tests at the end of a run: those that passed only when retried, with their errors. */
export default class RetriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) => [...module.children.allTests()].filter(wasRetried));
    if (retried.length > 0) console.log(`${retried.length} tests passed only when retried. Fix them:`);
    else if (modules.length > 0) console.log('No test was retried.\n');
    for (const test of retried) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, stacks } of test.result().errors ?? [])
        console.log(`    ${message.replaceAll('\n', '\n    ')}\n    at ${stacks?.map(place).join('\n       ') ?? '?'}`);
    }
  }
}

const wasRetried = (test: TestCase): boolean => (test.diagnostic()?.retryCount ?? 0) > 0;

const place = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  `${file}:${line}:${column}`;
