import { text } from 'node:stream/consumers';
import { readLoaderData } from './loader-data.server';

const encoder = new TextEncoder();

test('complete data is read as a text', async () => {
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await Promise.resolve();
      for (const part of ['[1,', '"ў"]']) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  expect(await readLoaderData(stream)).toEqual({ text: '[1,"ў"]' });
});

test('pending data is left to the router as a stream, from its beginning', async () => {
  let come!: () => void;
  const later = new Promise<void>((resolve) => (come = resolve));
  const data = await readLoaderData(
    new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('first '));
        await later;
        controller.enqueue(encoder.encode('second '));
        controller.enqueue(encoder.encode('third'));
        controller.close();
      },
    }),
  );
  expect(data.text).toBeUndefined();
  come();
  expect(await text(data.stream!)).toBe('first second third');
});

test('cancelling the stream cancels its source', async () => {
  const cancel = jest.fn();
  const { stream } = await readLoaderData(new ReadableStream<Uint8Array>({ cancel }));
  await stream!.cancel('left');
  expect(cancel).toHaveBeenCalledWith('left');
});

test('data that cannot be serialized is an error', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: () => Promise.reject(new Error('a function')),
  });
  await expect(readLoaderData(broken)).rejects.toThrow('a function');
});
