import { createFaults, type Faults } from '../faults';
import { json, serve, type SimulatorServer, type WireFormat } from '../serve';

/** A text message that SMS.ru has accepted. */
export interface TakenSms {
  /** Digits, without the plus sign. */
  to: string;
  text: string;
  /** Undefined: SMS.ru's own sender. */
  from: string | undefined;
}

export interface SmsruSimulatorOptions {
  /** The key of the account. */
  apiId: string;
  /** The senders that SMS.ru has approved. */
  senders?: readonly string[];
  port?: number;
  onTaken?: (sms: TakenSms) => void;
}

export interface SmsruSimulator extends SimulatorServer {
  faults: Faults;
  /** Accepted messages, the oldest first. */
  taken: readonly TakenSms[];
}

/** Requests are forms; responses are JSON. */
const format: WireFormat = {
  ...json,
  read: (text) => Object.fromEntries(new URLSearchParams(text)),
};

/** The codes of SMS.ru that the simulator knows. */
const codes = {
  taken: 100,
  wrongKey: 200,
  wrongPhone: 202,
  noText: 203,
  wrongSender: 204,
} as const;
type Code = (typeof codes)[keyof typeof codes];

const statusOf = (code: Code) => ({
  status: code === codes.taken ? 'OK' : 'ERROR',
  status_code: code,
});

/** Simulates SMS.ru: `POST /sms/send`, with a result for each phone; `/_messages` lists the accepted messages. */
export async function startSmsruSimulator({
  apiId,
  senders = [],
  port,
  onTaken,
}: SmsruSimulatorOptions): Promise<SmsruSimulator> {
  const faults = createFaults();
  const taken: TakenSms[] = [];

  function take(sms: TakenSms): Code {
    if (!/^\d{11,15}$/.test(sms.to)) return codes.wrongPhone;
    if (sms.text === '') return codes.noText;
    if (sms.from !== undefined && !senders.includes(sms.from)) return codes.wrongSender;
    taken.push(sms);
    onTaken?.(sms);
    return codes.taken;
  }

  function send({ api_id: key, to = '', msg: text = '', from }: Record<string, string>): object {
    if (key !== apiId) return statusOf(codes.wrongKey);
    const phones = to.split(',').map((phone) => {
      const code = take({ to: phone, text, from });
      const id = { sms_id: `000000-${10_000_000 + taken.length}` };
      return [phone, { ...statusOf(code), ...(code === codes.taken && id) }] as const;
    });
    return { ...statusOf(codes.taken), sms: Object.fromEntries(phones), balance: 100 };
  }

  const server = await serve({
    format,
    faults,
    ...(port !== undefined && { port }),
    // Its responses contain no sums.
    inWrongCurrency: (body) => body,
    rateLimited: () => ({ status: 429 }),
    failed: () => ({ status: 500 }),
    async simulate({ method, path, body }) {
      if (method === 'GET' && path === '/_messages') return { status: 200, body: taken };
      if (method !== 'POST' || path !== '/sms/send') return { status: 404 };
      return { status: 200, body: send(body as Record<string, string>) };
    },
  });
  return { ...server, faults, taken };
}
