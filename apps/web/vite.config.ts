import { defineConfig, type UserConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const config: UserConfig = defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [serviceWorker(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    manifest: true,
    // The content security policy allows no data: addresses, and the pages need no polyfill for modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': 'http://localhost:8080', '/ws': { target: 'ws://localhost:8080', ws: true } },
  },
});

export default config;
