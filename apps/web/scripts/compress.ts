import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed by their own formats. */
const COMPRESSED = /\.(js|css|html|svg|webmanifest|lex)$/;
const SMALL = 1000;
/** The dictionary would take seconds at the highest quality, for one part in fifty. */
const qualityOf = (size: number): number => (size > 200_000 ? 9 : 11);

/** Lays a .br and a .gz beside every file worth it, so that the server compresses nothing while people wait. */
export function compress(): Plugin {
  return {
    name: 'wordhoard-compress',
    apply: 'build',
    closeBundle() {
      const { outDir } = this.environment.config.build;
      const root = resolve(this.environment.config.root, outDir);
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(file)) continue;
        const bytes = readFileSync(join(root, file));
        if (bytes.length < SMALL) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(bytes.length) };
        writeFileSync(join(root, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
        writeFileSync(join(root, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
