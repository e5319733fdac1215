import { watch } from 'node:fs';
import type { Logger } from 'pino';
import type { Edition } from '@karvon/edition';
import { readShelf, type Shelf } from './library';

/** An editor's program writes a file in several steps, a checkout many files: wait for the last one. */
const settleMs = 150;

/** The texts of a folder, kept up to date. */
export interface Library {
  readonly shelf: Shelf;
  close(): void;
}

/**
 * Reads the folder, and reads it again after each change. A file that cannot be read keeps its last text, and the log names the
 * file and line.
 * @param onChange called when the texts have changed
 * @throws Error when the folder cannot be read at first
 */
export function openLibrary(
  folder: string,
  edition: Edition,
  logger: Logger,
  onChange: () => void,
): Library {
  const log = ({ reading: { mistakes } }: Shelf) => {
    for (const mistake of mistakes) logger.error({ mistake }, 'a text has a mistake');
  };
  let shelf = readShelf(folder, edition);
  log(shelf);

  const reload = () => {
    try {
      shelf = readShelf(folder, edition, shelf);
      onChange();
      log(shelf);
      logger.info({ texts: shelf.reading.texts.size }, 'texts read again');
    } catch (error) {
      logger.error({ err: error }, 'the texts cannot be read; the last ones stay');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, settleMs).unref();
  });
  watcher.on('error', (error) => logger.error({ err: error }, 'changes of texts go unnoticed'));
  return {
    get shelf() {
      return shelf;
    },
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
