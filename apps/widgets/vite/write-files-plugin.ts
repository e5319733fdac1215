import type { Plugin } from 'vite';
import { compressFiles, writeLanguages } from '../../../libs/page-delivery/build/index.ts';

/** Writes the built scripts once per language, then compresses everything. */
export function writeFilesPlugin(): Plugin {
  let folder = '';
  return {
    name: 'karvon-write-files',
    apply: 'build',
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      handler() {
        if (!folder) return;
        writeLanguages(folder);
        compressFiles(folder);
      },
    },
  };
}
