import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createMessageReader, packed, writeMessage, type Message } from './frame';
import { createPacker, openKey, sealKey, type KeyPair } from './keys';

const CONNECT_MS = 10_000;

export interface SirenaAddress {
  host: string;
  port: number;
  /** Sirena's number of our system. */
  client: number;
  keys: KeyPair;
}

interface Waiting {
  resolve: (message: Message) => void;
  reject: (error: Error) => void;
}

/** Rejects when the signal aborts, whether or not the work ends. */
export function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * A connection for many parallel requests, whose messages are matched by their numbers.
 * @param onClose called once, when the connection can no longer be used, before its waiting requests fail
 */
function createLine({ host, port, client }: SirenaAddress, onClose: () => void) {
  const socket = connect({ host, port, noDelay: true, keepAlive: true });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let heard = 0;
  let ended: Error | undefined;

  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    socket.destroy();
    onClose();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const read = createMessageReader((message) => {
    heard += 1;
    // A response whose request has timed out is dropped.
    waiting.get(message.head.number)?.resolve(message);
    waiting.delete(message.head.number);
    if (waiting.size === 0) socket.unref();
  });
  socket.on('data', (bytes: Buffer) => {
    try {
      read(bytes);
    } catch (error) {
      end(error as Error);
    }
  });
  socket.setTimeout(CONNECT_MS, () => end(new Error('no connection')));
  socket.once('connect', () => socket.setTimeout(0));
  socket.on('error', end);
  socket.on('close', () => end(new Error('the connection has ended')));

  return {
    end,

    /** @throws when the connection ends or the signal does */
    async send(
      text: Buffer,
      { how, key }: { how: number; key: number },
      signal: AbortSignal,
    ): Promise<Message> {
      if (ended) throw ended;
      last = (last % 0xff_ff_ff_ff) + 1;
      const number = last;
      const before = heard;
      socket.ref();
      const response = new Promise<Message>((resolve, reject) => {
        waiting.set(number, { resolve, reject });
      });
      socket.write(writeMessage({ number, client, packed: how, key }, text));
      return until(signal, response).catch((error: unknown) => {
        waiting.delete(number);
        // No byte came during the whole wait: the connection may be dead without an error.
        if (heard === before) end(new Error('a silent connection'));
        throw error;
      });
    },
  };
}

/** The gateway cannot read our key, or does not know our signature. */
export class KeyRefused extends Error {
  override name = 'KeyRefused';
}

/** A connection with a key of its own. @throws when the gateway refuses the key */
async function openLink(address: SirenaAddress, onClose: () => void) {
  const line = createLine(address, onClose);
  const key = randomBytes(8);
  try {
    const { head, text } = await line.send(
      sealKey(key, address.keys),
      { how: packed.sealed, key: 0 },
      AbortSignal.timeout(CONNECT_MS),
    );
    if (!(head.packed & packed.sealed) || !openKey(text, address.keys).equals(key))
      throw new KeyRefused('they did not take our key');
    return { ...line, key: head.key, packer: createPacker(key) };
  } catch (error) {
    line.end(error as Error);
    throw error;
  }
}

/** The connection to the gateway: opened on demand, and again after it has ended. */
export function createChannel(address: SirenaAddress) {
  let current: ReturnType<typeof openLink> | undefined;

  function linked() {
    if (current) return current;
    const mine = openLink(address, forget);
    function forget() {
      if (current === mine) current = undefined;
    }
    mine.catch(forget);
    current = mine;
    return mine;
  }

  return {
    /** Sends a text once, and waits for its response until the signal aborts. */
    async exchange(xml: string, signal: AbortSignal): Promise<{ state: number; xml: string }> {
      const { packer, key, send } = await until(signal, linked());
      const text = await packer.pack(xml);
      const { head, text: response } = await send(text, { how: packer.how, key }, signal);
      return { state: head.state, xml: await packer.unpack(response, head.packed) };
    },

    /** Ends the connection, because the gateway has forgotten its key. */
    async renew(): Promise<void> {
      (await current?.catch(() => undefined))?.end(new Error('a new key is needed'));
    },
  };
}
