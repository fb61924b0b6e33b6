import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Ends a run with the tests that passed only when they were tried again, and why: such a test is not steady. */
export default class RetriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) => [...module.children.allTests()].filter(wasRetried));
    if (retried.length > 0) console.log(`${retried.length} tests were tried again, and should not need it:`);
    else if (modules.length > 0) console.log('No test was tried again.\n');
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
