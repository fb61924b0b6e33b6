import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that needed more than one try, as the last thing a run says: green at once is something else. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsteady: string[] = [];
    for (const module of modules)
      for (const test of module.children.allTests())
        if ((test.diagnostic()?.retryCount ?? 0) > 0) unsteady.push(`${module.relativeModuleId} > ${test.fullName}`);
    if (unsteady.length > 0) console.log(`${unsteady.length} needed a second try, and should not have:`);
    else if (modules.length > 0) console.log('No test needed a second try.\n');
    for (const name of unsteady) console.log(`  ${name}`);
  }
}
