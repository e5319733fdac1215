import { writeFile } from 'node:fs/promises';
import type { Problem } from '@karvon/contract';
import {
  describeCallbacks,
  describeClaims,
  describeHotelOrders,
  describeJournal,
  describeOrders,
} from './describe';
import {
  operatorTokenHeader,
  type JournalTail,
  type RefundClaim,
  type StuckHotelOrder,
  type StuckOrder,
  type WaitingCallback,
} from './endpoints';

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

/** The command line makes no sense; the message says how to mend it. */
export class UsageError extends Error {}

export interface Terminal {
  /** Where the API is: 'http://127.0.0.1:4300' */
  base: string;
  operatorToken: string;
}

type Ask = <Answer>(path: string, method?: 'GET' | 'POST') => Promise<Answer>;
type Command = (ask: Ask, argument: string, fetchOps: FetchOps) => Promise<string>;
type FetchOps = (path: string, method?: 'GET' | 'POST') => Promise<Response>;

/** What the API has refused, as sentences: the fields that are wrong, else what the problem says of itself. */
function sentencesOf(status: number, text: string): string {
  const problem = parsed(text);
  if (!problem) return `The API answered ${status}.`;
  if (problem.code !== 'validation-failed') return `The API answered: ${problem.title}.`;
  const issues = problem.issues.map(({ path, message }) => `${path || 'request'}: ${message}`);
  return `The API does not accept this. ${issues.join('. ')}.`;
}

function parsed(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

function fetchFrom({ base, operatorToken }: Terminal): FetchOps {
  return async (path, method = 'GET') => {
    const headers = { [operatorTokenHeader]: operatorToken };
    const answer = await fetch(`${base}/v1/ops/${path}`, { method, headers }).catch(() => {
      throw new Error(`No API at ${base}: is it running? (API_PORT, API_URL)`);
    });
    if (answer.status === 404)
      throw new Error('The API does not know this operator: OPERATOR_TOKEN or DATA_DIR differs.');
    if (!answer.ok) throw new Error(sentencesOf(answer.status, await answer.text()));
    return answer;
  };
}

const decide =
  (path: string, decision: string, otherwise: string): Command =>
  async (ask, id) => {
    const { decided } = await ask<{ decided: boolean }>(`${path}/${id}/${decision}`, 'POST');
    return decided ? 'Done.' : otherwise;
  };
const noRefund = 'No refund waits under this id.';
const noCancellation = 'No cancellation of such an order waits for this.';

/** Commands about one thing; its id is the argument. */
const ofOne: Record<string, Command> = {
  async done(ask, id) {
    const { closed } = await ask<{ closed: boolean }>(`callbacks/${id}/done`, 'POST');
    return closed ? 'Done.' : 'No request waits under this id.';
  },
  async document(_ask, id, fetchOps) {
    const file = await fetchOps(`refund-documents/${id}`);
    const name = `claim-${id}.${(file.headers.get('content-type') ?? '').split('/').at(-1)}`;
    await writeFile(name, Buffer.from(await file.arrayBuffer()), { mode: 0o600 });
    return `Saved as ${name}. It is about a person: delete it once the claim is decided.`;
  },
  accept: decide('refund-claims', 'accept', noRefund),
  decline: decide('refund-claims', 'decline', noRefund),
  release: decide('hotel-orders', 'release', noCancellation),
  keep: decide('hotel-orders', 'keep', noCancellation),
};

const lists: Record<string, Command> = {
  async callbacks(ask) {
    const { callbacks } = await ask<{ callbacks: WaitingCallback[] }>('callbacks');
    return describeCallbacks(callbacks, new Date());
  },
  async 'issue-errors'(ask) {
    return describeOrders((await ask<{ orders: StuckOrder[] }>('orders/issue-error')).orders);
  },
  async refunds(ask) {
    return describeClaims((await ask<{ claims: RefundClaim[] }>('refund-claims')).claims);
  },
  async 'hotel-orders'(ask) {
    return describeHotelOrders((await ask<{ orders: StuckHotelOrder[] }>('hotel-orders')).orders);
  },
  async journal(ask, count) {
    return describeJournal(await ask<JournalTail>(`journal?count=${count || 20}`));
  },
};

/**
 * The operator's terminal: asks the running API, with the operator's token.
 * @returns what to print
 * @throws UsageError for a command line that makes no sense; Error for what the API refuses
 */
export async function operate(
  [command, argument = '']: string[],
  connect: () => Terminal,
): Promise<string> {
  if (command === undefined || command === 'help') return usage;
  const run = [ofOne, lists].find((group) => Object.hasOwn(group, command))?.[command];
  if (!run) throw new UsageError(`There is no command "${command}".\n\n${usage}`);
  if (run === ofOne[command] && !argument)
    throw new UsageError(`Which one? npm run ops -- ${command} <id>`);
  const fetchOps = fetchFrom(connect());
  const ask: Ask = async (path, method) => (await fetchOps(path, method)).json();
  return run(ask, encodeURIComponent(argument), fetchOps);
}
