import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawPaper } from '../../composition/papers';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { receiptFixture, type Receipt } from '@karvon/air-orders/testing';
import { createPaperThread, type PaperThread } from '@karvon/platform/papers/paper-thread';

let folder: string;
let thread: PaperThread;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'karvon-papers-'))));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => thread.close());

const built = () => join(dirname(process.env.KARVON_API_UNDER_TEST!), 'composition/draw-papers.js');

/** The program of a thread that exits at the receipt of this order and draws any other one at once. */
function mortal(orderNumber: string): string {
  const program = join(folder, 'mortal.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, facts }) => {
       if (facts.orderNumber === '${orderNumber}') process.exit(7);
       parentPort.postMessage({ id, pdf: Buffer.from(facts.orderNumber) });
     });`,
  );
  return program;
}

test('a document drawn by the built thread has the same text as one drawn by the caller', async () => {
  thread = createPaperThread(built());
  const receipts = (['ru', 'uz'] as const).map(receiptFixture);
  const pdfs = await Promise.all(receipts.map((receipt) => thread.draw('air-receipt', receipt)));
  const own = await Promise.all(receipts.map((receipt) => drawPaper('air-receipt', receipt)));
  expect(pdfs.map(readPdfText)).toEqual(own.map(readPdfText));
});

test('a document that cannot be drawn fails alone', async () => {
  thread = createPaperThread(built());
  const failing = thread.draw('air-receipt', {} as Receipt);
  const drawn = thread.draw('air-receipt', receiptFixture('ru'));
  await expect(failing).rejects.toThrow(/undefined/);
  expect(readPdfText(await drawn)).toContain(receiptFixture('ru').pnr);
});

test('a thread that exits fails the documents that wait for it; the next document starts another one', async () => {
  const receipt = receiptFixture('ru');
  thread = createPaperThread(mortal('13'));
  const waiting = ['13', '14'].map((orderNumber) =>
    thread.draw('air-receipt', { ...receipt, orderNumber }),
  );
  const ended = { reason: new Error('The thread that draws papers has ended with 7') };
  expect(await Promise.allSettled(waiting)).toMatchObject([ended, ended]);
  const next = await thread.draw('air-receipt', { ...receipt, orderNumber: '15' });
  expect(next.toString()).toBe('15');
});
