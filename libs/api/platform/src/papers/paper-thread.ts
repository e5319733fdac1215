import { Worker } from 'node:worker_threads';
import type { DrawPaper, Papers } from './port';

export interface PaperRequest {
  id: number;
  kind: keyof Papers;
  facts: Papers[keyof Papers];
}

export type PaperResponse = { id: number; pdf: Uint8Array } | { id: number; error: unknown };

export interface PaperThread {
  draw: DrawPaper;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}

/** A document that takes longer is a bug of ours, and all the others wait for it. */
const maxDrawingMs = 60_000;
/** A thread that needs more memory dies without the API. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Draws documents in a thread of its own: a receipt takes some tens of milliseconds, in which no request would be served. The
 * thread starts with the first document. When it ends, the documents that wait for it fail, and the next one starts another
 * thread.
 * @param program the file that the thread runs: `draw-papers`
 */
export function createPaperThread(program: string): PaperThread {
  let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let lastId = 0;

  function start() {
    const worker = new Worker(program, { resourceLimits });
    const waiting = new Map<number, Waiting>();
    const started = { worker, waiting };
    let cause: unknown;
    worker.on('message', (response: PaperResponse) => {
      const { resolve, reject } = waiting.get(response.id)!;
      waiting.delete(response.id);
      if ('pdf' in response) resolve(Buffer.from(response.pdf));
      else reject(response.error);
    });
    worker.on('error', (error) => (cause = error));
    worker.on('exit', (code) => {
      if (running === started) running = undefined;
      const ended = new Error(`The thread that draws papers has ended with ${code}`, { cause });
      waiting.forEach(({ reject }) => reject(ended));
    });
    return started;
  }

  return {
    async draw(kind, facts) {
      running ??= start();
      const { worker, waiting } = running;
      const id = (lastId += 1);
      worker.postMessage({ id, kind, facts } satisfies PaperRequest);
      const timer = setTimeout(() => void worker.terminate(), maxDrawingMs);
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      return drawn.finally(() => clearTimeout(timer));
    },
    async close() {
      await running?.worker.terminate();
    },
  };
}
