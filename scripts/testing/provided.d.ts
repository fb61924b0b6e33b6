import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm run test:all`, where a test that tries many cases may try more of them: see docs/testing.md. */
    sweep: boolean;
  }
}
