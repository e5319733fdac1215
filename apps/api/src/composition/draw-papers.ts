import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './papers';
import type { PaperRequest, PaperResponse } from '@karvon/platform/papers/paper-thread';

// Linux gives each thread a priority of its own, other systems would slow the whole API down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const respond = (response: PaperResponse) => parentPort!.postMessage(response);

parentPort!.on('message', ({ id, kind, facts }: PaperRequest) => {
  drawPaper(kind, facts).then(
    (pdf) => respond({ id, pdf }),
    (error: unknown) => respond({ id, error }),
  );
});
