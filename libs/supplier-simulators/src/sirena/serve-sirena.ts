import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Fault, Faults } from '../faults';
import { childrenOf, readRoot, textOf, writeXml, type Element } from '../xml';
import { HEAD_BYTES, NOT_PROCESSED, packed, readHead, writeHead, type Head } from './frame';
import { desOf, openKey, sealKey, type Keys } from './keys';

export interface SirenaCall {
  /** The name of the request: 'pricing'. */
  name: string;
  body: Element;
  fault: Fault | null;
}

/** The content of `<answer>`; null: the connection ends without a response. */
export type SirenaResponse = { body: Element } | null;

interface ServeOptions {
  simulate: (call: SirenaCall) => SirenaResponse;
  faults: Faults;
  keys: Keys;
  port?: number | undefined;
}

const HUGE_BYTES = 60 * 1024 * 1024;
const FAILED = { '@code': '33000', '#text': 'INTERNAL ERROR' };
const UNKNOWN_KEY = { '@code': '-1', '@crypt_error': '5', '#text': '5 Unknown symmetric key' };

/** Changes every currency to Swiss francs, as for a contract in another one. */
const inFrancs = (body: Element): Element =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      key === '@currency' || key === '@curr' ? 'CHF' : value,
    ),
  ) as Element;

const documentOf = (content: Element): string =>
  writeXml({ sirena: { answer: { '@pult': 'SIMUL1', ...content } } });

/** Compresses a message if that is shorter, as the protocol does, and encrypts it. */
function pack(xml: string, head: Head, key: Buffer) {
  const bytes = Buffer.from(xml);
  const zipped = head.packed & packed.mayZip ? deflateSync(bytes, { level: 1 }) : bytes;
  const shorter = zipped.length < bytes.length;
  return {
    text: desOf(key).encrypt(shorter ? zipped : bytes),
    packed: packed.encrypted | (shorter ? packed.zipped : 0),
  };
}

function requestOf(text: Buffer, head: Head, key: Buffer): { name: string; body: Element } {
  const bytes = desOf(key).decrypt(text);
  const xml = head.packed & packed.zipped ? inflateSync(bytes) : bytes;
  const [query] = childrenOf(readRoot('sirena', xml.toString('utf8')), 'query');
  const [name = '', body] = Object.entries(query ?? {})[0] ?? [];
  return { name, body: (body === '' ? {} : body) as Element };
}

/** A gateway on this machine: messages over TCP, keys, compression, and faults by the names of requests. */
export async function serveSirena({ simulate, faults, keys, port }: ServeOptions) {
  const known = new Map<number, Buffer>();
  const sockets = new Set<Socket>();
  let registered = 0;

  function reply(socket: Socket, to: Head, text: Buffer, rest: Partial<Head> = {}): void {
    if (socket.destroyed) return;
    const { number, client, key } = to;
    const head = { length: text.length, number, client, packed: 0, state: 0, key, ...rest };
    socket.write(Buffer.concat([writeHead(head), text]));
  }

  const plain = (socket: Socket, head: Head, content: Element, rest: Partial<Head> = {}) =>
    reply(socket, head, Buffer.from(documentOf(content)), rest);

  function register(socket: Socket, head: Head, text: Buffer): void {
    const { client, server } = keys;
    const key = openKey(text, { client: client.publicKey, server: server.privateKey });
    if (!key) return plain(socket, head, { error: UNKNOWN_KEY });
    known.set(++registered, key);
    const sealed = sealKey(key, { client: client.publicKey, server: server.privateKey });
    reply(socket, head, sealed, { packed: packed.sealed, key: registered });
  }

  async function respond(socket: Socket, head: Head, text: Buffer): Promise<void> {
    if (head.packed & packed.sealed) return register(socket, head, text);
    const key = known.get(head.key);
    if (!key || !(head.packed & packed.encrypted))
      return plain(socket, head, { error: UNKNOWN_KEY });
    const request = requestOf(text, head, key);
    const action = textOf(request.body, 'action');
    const fault = faults.take(action ? `${request.name}:${action}` : request.name);
    const send = (xml: string) => {
      const { text: response, packed: how } = pack(xml, head, key);
      reply(socket, head, response, { packed: how });
    };
    if (fault?.kind === 'cut-before') return void socket.destroy();
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'rate-limit') return plain(socket, head, {}, { state: NOT_PROCESSED });
    if (fault?.kind === 'error') return send(documentOf({ [request.name]: { error: FAILED } }));
    if (fault?.kind === 'slow') await wait(fault.ms ?? 30_000, undefined, { ref: false });
    const result = simulate({ ...request, fault });
    if (!result || fault?.kind === 'cut-after') return void socket.destroy();
    if (fault?.kind === 'invalid') return send(`<sirena><answer><${request.name}`);
    if (fault?.kind === 'huge')
      return send(documentOf({ [request.name]: { filling: 'x'.repeat(HUGE_BYTES) } }));
    const xml = documentOf(fault?.kind === 'wrong-currency' ? inFrancs(result.body) : result.body);
    if (fault?.kind !== 'cut-body') return send(xml);
    const { text: whole, packed: how } = pack(xml, head, key);
    const { number, client, key: id } = head;
    const cut = { length: whole.length, number, client, packed: how, state: 0, key: id };
    socket.end(Buffer.concat([writeHead(cut), whole.subarray(0, whole.length / 2)]));
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      while (waiting.length >= HEAD_BYTES) {
        const head = readHead(waiting);
        const end = HEAD_BYTES + head.length;
        if (waiting.length < end) return;
        const text = waiting.subarray(HEAD_BYTES, end);
        waiting = waiting.subarray(end);
        respond(socket, head, text).catch((error: unknown) => {
          console.error(error);
          socket.destroy();
        });
      }
    });
  });
  await new Promise<void>((resolve, refuse) => {
    server.once('error', refuse);
    server.listen(port ?? 0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Acts like a restart of the gateway: clients have to register a key again. */
    forgetKeys: () => known.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
