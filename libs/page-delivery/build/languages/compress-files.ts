import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files worth compressing: fonts and pictures are compressed already. */
const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/;

/**
 * Writes `x.js.br` and `x.js.gz` beside every text file of a folder, at the highest compression, which is too slow to
 * run for each request.
 */
export function compressFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => worthwhile.test(path) && !path.startsWith('.vite'))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
