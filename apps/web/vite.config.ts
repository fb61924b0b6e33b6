import { defineConfig, type UserConfig } from 'vite';
import { GROUPS } from './scripts/chunks.ts';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { lexiconId } from './scripts/lexicon-id.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { scopeStyles } from './scripts/scope-styles.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const config: UserConfig = defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The same for the scan with which the development server begins.
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  plugins: [lexiconId(), pureSchemas(), scopeStyles(), firstPaint(), serviceWorker(), compress()],
  worker: { format: 'es', plugins: () => [lexiconId()] },
  build: {
    target: 'es2024',
    manifest: true,
    // The content security policy allows no data: addresses, and the pages need no polyfill for modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // People who start a server want its address, not how long each step of the build took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: GROUPS },
        // The start page names every file, and names cost more than hashes: 1.2 kB. The manifest says which is which.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? '[hash:7]' : '[name]-[hash]'}[extname]`,
      },
    },
  },
});

export default config;
