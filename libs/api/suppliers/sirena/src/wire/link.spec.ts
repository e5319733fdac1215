import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startSirenaSimulator, type SirenaSimulator } from '@karvon/supplier-simulators';
import { HEAD_BYTES, createMessageReader, packed, writeMessage, type Message } from './frame';
import { createPacker, openKey, sealKey } from './keys';
import { createChannel } from './link';

const soon = () => AbortSignal.timeout(10_000);
const request = '<sirena><query><order><regnum>AAAAAA</regnum></order></query></sirena>';

test('texts are decrypted by DES', async () => {
  // The textbook's example, with its padding: 01 23 45 67 89 AB CD EF.
  const { unpack } = createPacker(Buffer.from('133457799BBCDFF1', 'hex'));
  const block = Buffer.from('85e813540f0ab405fdf2e174492922f8', 'hex');
  expect((await unpack(block, packed.encrypted)).slice(0, 4)).toBe('\u0001#Eg');
});

test('a text survives zipping and encryption, and is short', async () => {
  const { how, pack, unpack } = createPacker(Buffer.from('12345678'));
  const text = 'Сирена '.repeat(1000);
  const sent = await pack(text);
  expect(sent.length).toBeLessThan(200);
  expect(sent.length % 8).toBe(0);
  expect(await unpack(sent, how)).toBe(text);
});

test('a key can be opened by the receiver only', () => {
  const [ours, theirs] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 1024 }));
  const key = Buffer.from('8 bytes!');
  const text = sealKey(key, { ours: ours!.privateKey, theirs: theirs!.publicKey });
  expect(text).toHaveLength(4 + 128 + 128);
  expect(openKey(text, { ours: theirs!.privateKey })).toEqual(key);
});

test('messages are cut out of a stream, however it is split', () => {
  const whole = Buffer.concat(
    ['one', '', 'three'].map((text, index) =>
      writeMessage({ number: index + 1, client: 7, packed: 0, key: 9 }, Buffer.from(text)),
    ),
  );
  for (const size of [1, 3, HEAD_BYTES - 1, HEAD_BYTES + 2, whole.length]) {
    const heard: Message[] = [];
    const read = createMessageReader((message) => heard.push(message));
    for (let at = 0; at < whole.length; at += size) read(whole.subarray(at, at + size));
    expect(heard.map(({ head, text }) => [head.number, head.client, String(text)])).toEqual([
      [1, 7, 'one'],
      [2, 7, ''],
      [3, 7, 'three'],
    ]);
  }
});

describe('a channel', () => {
  let sirena: SirenaSimulator;
  beforeAll(async () => {
    sirena = await startSirenaSimulator();
  });
  afterEach(() => sirena.faults.clear());
  afterAll(() => sirena.close());

  const channelTo = (port: number) =>
    createChannel({
      ...{ host: '127.0.0.1', port, client: 1 },
      keys: { ours: sirena.keys.client.privateKey, theirs: sirena.keys.server.publicKey },
    });

  test('each of many parallel requests gets its own response, quick ones first', async () => {
    const channel = channelTo(sirena.port);
    sirena.faults.add({ kind: 'slow', on: 'order', times: 1, ms: 200 });
    const done: string[] = [];
    const send = async (name: string) => {
      const query = request.replaceAll('order', name);
      const { xml } = await channel.exchange(query, soon());
      expect(xml).toContain(`<${name}>`);
      done.push(name);
    };
    await Promise.all(['order', 'booking-cancel', 'fareremark'].map(send));
    expect(done.at(-1)).toBe('order');
  });

  test('after a lost connection, or a forgotten key, the channel connects anew', async () => {
    const channel = channelTo(sirena.port);
    sirena.faults.add({ kind: 'cut-before', on: 'order', times: 1 });
    await expect(channel.exchange(request, soon())).rejects.toThrow('the connection has ended');
    expect((await channel.exchange(request, soon())).xml).toContain('33011');
    sirena.forgetKeys();
    expect((await channel.exchange(request, soon())).xml).toContain('crypt_error="5"');
    await channel.renew();
    expect((await channel.exchange(request, soon())).xml).toContain('33011');
  });

  test('a silent connection is closed when a request on it times out', async () => {
    const channel = channelTo(sirena.port);
    await channel.exchange(request, soon());
    sirena.faults.add({ kind: 'hang', on: 'order', times: 1 });
    const silent = channel.exchange(request, AbortSignal.timeout(100));
    await expect(silent).rejects.toThrow('timeout');
    expect((await channel.exchange(request, soon())).xml).toContain('33011');
  });

  test('the gateway refuses an unregistered key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const channel = createChannel({
      ...{ host: '127.0.0.1', port: sirena.port, client: 1 },
      keys: { ours: privateKey, theirs: sirena.keys.server.publicKey },
    });
    await expect(channel.exchange(request, soon())).rejects.toThrow('did not take our key');
  });

  describe('a server with another protocol is refused', () => {
    const sockets: Socket[] = [];
    let server: Server;
    let bytes: Buffer;
    beforeAll(async () => {
      server = createServer((socket) => {
        sockets.push(socket);
        socket.on('error', () => undefined).once('data', () => socket.write(bytes));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });

    test('a message of announced gigabytes is refused at once', async () => {
      bytes = Buffer.alloc(HEAD_BYTES, 0xff);
      const { port } = server.address() as AddressInfo;
      await expect(channelTo(port).exchange(request, soon())).rejects.toThrow('4294967295 bytes');
    });
  });
});
