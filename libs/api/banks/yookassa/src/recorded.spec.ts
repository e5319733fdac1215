import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { yookassaSettings } from './testing';
import { recordedShapes } from '@karvon/platform/testing/recorded';
import { readNotice } from './notice';
import { createYookassaApi, YookassaRefusal } from './yookassa-api';
import { stateOf } from './yookassa-states';

type Given =
  | { kind: 'payment' | 'refund' | 'receipt'; status: number; body: object | string }
  | { kind: 'notice'; body: object };

let there: Server | undefined;
afterEach(() => there?.close());

/** YooKassa's API with the same response to every call. */
async function play(status: number, body: object | string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  there = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => there!.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(there.address() as AddressInfo).port}/v3`;
  return createYookassaApi({ ...yookassaSettings, apiUrl });
}

async function read(given: Given): Promise<unknown> {
  const { body, kind } = given;
  if (kind === 'notice') {
    const rawBody = Buffer.from(JSON.stringify(body));
    return readNotice({ verb: 'POST', headers: {}, rawBody, address: '127.0.0.1' });
  }
  const api = await play(given.status, body);
  if (kind === 'payment') return stateOf(await api.find('1'));
  const { status } = await (kind === 'refund' ? api.findRefund('1') : api.findReceipt('1'));
  return { status };
}

test.each(recordedShapes<Given, object | null>(__dirname))(
  'YooKassa: $shape: $why',
  async ({ given, read: right }) => {
    const said = await read(given).catch((error: Error & { code?: string }) =>
      error instanceof YookassaRefusal ? { refused: true } : { problem: error.code },
    );
    if (right === null) expect(said).toBeNull();
    else expect(said).toMatchObject(right);
  },
);
