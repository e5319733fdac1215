import { writeFile } from 'node:fs/promises';
import { readConfig } from './config';
import {
  describeCallbacks,
  describeClaims,
  describeHotelOrders,
  describeJournal,
  describeOrders,
} from './modules/ops/describe';
import {
  operatorTokenHeader,
  type JournalTail,
  type RefundClaim,
  type StuckHotelOrder,
  type StuckOrder,
  type WaitingCallback,
} from './modules/ops/endpoints';
import { readOperatorToken } from './token-secret';

const usage = `npm run ops -- callbacks       who waits for a call
npm run ops -- done <id>       the visitor was called
npm run ops -- issue-errors    paid orders without tickets
npm run ops -- refunds         refunds that wait for a person
npm run ops -- document <id>   saves what a refund is proved with as a file here
npm run ops -- accept <id>     the carrier agrees to a refund: all the money goes back
npm run ops -- decline <id>    it does not: the tickets stay good
npm run ops -- hotel-orders    hotel orders that do not get on by themselves
npm run ops -- release <no.>   the hotel agrees to a cancellation: the money goes back
npm run ops -- keep <no.>      it does not: the stay stays booked
npm run ops -- journal [20]    the newest entries of the journal`;

const needsId: ReadonlySet<string> = new Set([
  'done',
  'document',
  'accept',
  'decline',
  'release',
  'keep',
]);

/** The operator's terminal: asks the running API, with the operator's token. */
async function main([command, argument]: string[]): Promise<string> {
  const config = readConfig(process.env);
  const clock = config.edition.support;
  const base = process.env.API_URL || `http://${config.host}:${config.port}`;

  async function fetchOps(path: string, method = 'GET'): Promise<Response> {
    const headers = { [operatorTokenHeader]: readOperatorToken(config) };
    const answer = await fetch(`${base}/v1/ops/${path}`, { method, headers }).catch(() => {
      throw new Error(`No API at ${base}: is it running? (API_PORT, API_URL)`);
    });
    if (answer.status === 404)
      throw new Error('The API does not know this operator: OPERATOR_TOKEN or DATA_DIR differs.');
    if (!answer.ok) throw new Error(`The API answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  async function ask<Answer>(path: string, method = 'GET'): Promise<Answer> {
    return (await (await fetchOps(path, method)).json()) as Answer;
  }

  if (needsId.has(command ?? '') && !argument) return `Which one? npm run ops -- ${command} <id>`;
  switch (command) {
    case 'callbacks': {
      const { callbacks } = await ask<{ callbacks: WaitingCallback[] }>('callbacks');
      return describeCallbacks(callbacks, clock, new Date());
    }
    case 'done': {
      const id = encodeURIComponent(argument ?? '');
      const { closed } = await ask<{ closed: boolean }>(`callbacks/${id}/done`, 'POST');
      return closed ? 'Done.' : 'No request waits under this id.';
    }
    case 'issue-errors': {
      const { orders } = await ask<{ orders: StuckOrder[] }>('orders/issue-error');
      return describeOrders(orders, clock);
    }
    case 'refunds': {
      const { claims } = await ask<{ claims: RefundClaim[] }>('refund-claims');
      return describeClaims(claims, clock);
    }
    case 'document': {
      const file = await fetchOps(`refund-documents/${encodeURIComponent(argument ?? '')}`);
      const name = `claim-${argument}.${(file.headers.get('content-type') ?? '').split('/').at(-1)}`;
      await writeFile(name, Buffer.from(await file.arrayBuffer()), { mode: 0o600 });
      return `Saved as ${name}. It is about a person: delete it once the claim is decided.`;
    }
    case 'accept':
    case 'decline': {
      const path = `refund-claims/${encodeURIComponent(argument ?? '')}/${command}`;
      const { decided } = await ask<{ decided: boolean }>(path, 'POST');
      return decided ? 'Done.' : 'No refund waits under this id.';
    }
    case 'hotel-orders': {
      const { orders } = await ask<{ orders: StuckHotelOrder[] }>('hotel-orders');
      return describeHotelOrders(orders, clock);
    }
    case 'release':
    case 'keep': {
      const path = `hotel-orders/${encodeURIComponent(argument ?? '')}/${command}`;
      const { decided } = await ask<{ decided: boolean }>(path, 'POST');
      return decided ? 'Done.' : 'No cancellation of such an order waits for this.';
    }
    case 'journal':
      return describeJournal(
        await ask<JournalTail>(`journal?count=${encodeURIComponent(argument ?? '20')}`),
        clock,
      );
    default:
      return usage;
  }
}

main(process.argv.slice(2)).then(
  (text) => console.info(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
