import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names the tests that needed more than one try, and why, as the last thing a run says: green at once is something else. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsteady = modules.flatMap((module) => [...module.children.allTests()].filter(wasRetried));
    if (unsteady.length > 0) console.log(`${unsteady.length} needed a second try, and should not have:`);
    else if (modules.length > 0) console.log('No test needed a second try.\n');
    for (const test of unsteady) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, stacks } of test.result().errors ?? [])
        console.log(`    ${message.replaceAll('\n', '\n    ')}\n    at ${stacks?.map(place).join('\n       ') ?? '?'}`);
    }
  }
}

const wasRetried = (test: TestCase): boolean => (test.diagnostic()?.retryCount ?? 0) > 0;

const place = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  `${file}:${line}:${column}`;
