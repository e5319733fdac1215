import { writeFile } from 'node:fs/promises';
import { describeCallbacks, describeClaims, describeJournal } from './describe';
import type { JournalTail, RefundClaim, WaitingCallback } from './endpoints';
import { does, shows, UsageError, type Command } from './command';
import { describeKeys, describeNewKey } from './describe-keys';
import { describeHotelLinks } from './hotels/describe-links';
import { describeAct, describeErasures } from './erasures/describe-act';
import type { ErasureAct, ErasureShown } from './erasures/endpoints';
import { exchangeCommands } from './exchanges/commands';
import { extrasCommands } from './extras/commands';
import { moneyCommands } from './money/commands';
import type { KeyStatesShown } from './key-endpoints';
import type { ProposedHotelLink } from './hotels/endpoints';
import { orderCommands } from './orders/commands';
import {
  describeActs,
  describeJobs,
  describeOperators,
  type ActShown,
  type OperatorShown,
} from './orders/describe';
import type { JobShown } from './orders/endpoints';
import { stayCommands } from './stays/commands';
import { userCommands } from './users/commands';

const noOldKey = 'No key of this id is set beside the newest one.';
const sealsElsewhere =
  'An API still seals with an older key: restart all of them with the newest one first.';
const noRefund = 'No refund waits under this id.';

/** Every command of the operators' terminal. */
export const commands: Record<string, Command> = {
  ...orderCommands,
  ...userCommands,
  callbacks: shows<{ callbacks: WaitingCallback[] }>(
    'who waits for a call',
    () => 'callbacks',
    ({ callbacks }) => describeCallbacks(callbacks, new Date()),
  ),
  done: does(
    'the visitor was called',
    ([id]) => `callbacks/${id}/done`,
    'No request waits under this id.',
  ),
  refunds: shows<{ claims: RefundClaim[] }>(
    'refunds that wait for a person',
    () => 'refund-claims',
    ({ claims }) => describeClaims(claims),
  ),
  document: {
    needs: ['id'],
    help: 'saves what a refund is proved with as a file here',
    async run(send, [id]) {
      const file = await send(`refund-documents/${id}`);
      const name = `claim-${id}.${(file.headers.get('content-type') ?? '').split('/').at(-1)}`;
      await writeFile(name, Buffer.from(await file.arrayBuffer()), { mode: 0o600 });
      const text = `Saved as ${name}. It is about a person: delete it once the claim is decided.`;
      return { text, response: { file: name } };
    },
  },
  accept: does(
    'the carrier agrees to a refund: all the money goes back',
    ([id]) => `refund-claims/${id}/accept`,
    noRefund,
  ),
  'accept-by-hand': does(
    'you have given its tickets back at the supplier: all the money goes back',
    ([id]) => `refund-claims/${id}/accept-by-hand`,
    noRefund,
  ),
  decline: does(
    'it does not: the tickets stay good',
    ([id]) => `refund-claims/${id}/decline`,
    noRefund,
  ),
  ...exchangeCommands,
  ...extrasCommands,
  ...stayCommands,
  ...moneyCommands,
  'hotel-links': shows<{ links: ProposedHotelLink[] }>(
    'hotels of two suppliers that may be one house',
    ([city]) => (city ? `hotel-links?city=${city}` : 'hotel-links'),
    ({ links }) => describeHotelLinks(links),
    { more: 1 },
  ),
  link: does(
    'they are one house: sold once, at the better price',
    ([hotel, house]) => `hotel-links/${hotel}/${house}`,
    '',
    { needs: ['hotel', 'house'] },
  ),
  unlink: does(
    'they are two hotels again',
    ([hotel]) => `hotel-links/${hotel}`,
    'This hotel is not linked.',
    { needs: ['hotel'], method: 'DELETE' },
  ),
  dead: shows<{ jobs: JobShown[] }>(
    'jobs that nothing tries again by itself',
    () => 'jobs/dead',
    ({ jobs }) => describeJobs(jobs),
  ),
  retry: does(
    'one more try for a dead job',
    ([id]) => `jobs/${id}/retry`,
    'No job is dead under this id.',
  ),
  sweep: does('look at once for what stands still', () => 'sweep', '', { needs: [] }),
  journal: shows<JournalTail>(
    'the newest entries of the journal',
    ([count]) => `journal?count=${count ?? 20}`,
    describeJournal,
    { more: 1 },
  ),
  keys: {
    needs: [],
    more: 2,
    help: 'the keys of personal data; `keys add`, `keys retire <id>`, `keys check`',
    async run(send, [act, id]) {
      if (act === 'add') return describeNewKey();
      const known = act === 'check' || (act === 'retire' && id !== undefined);
      if (act !== undefined && !known)
        throw new UsageError('`keys`, `keys add`, `keys retire <id>` or `keys check`.');
      if (act === undefined) {
        const response = (await (await send('keys')).json()) as KeyStatesShown;
        return { text: describeKeys(response), response };
      }
      const path = act === 'check' ? 'keys/check' : `keys/${id}/${act}`;
      const response = (await (await send(path, 'POST')).json()) as {
        requested: boolean;
        sealsElsewhere?: boolean;
      };
      const missing = !response.requested;
      const refusal = response.sealsElsewhere ? sealsElsewhere : noOldKey;
      const text = missing ? refusal : 'Begun: `keys` shows how far it is.';
      return { text, response, missing };
    },
  },
  erasures: {
    needs: [],
    more: 1,
    help: 'accounts that were erased; `erasures <id>` prints the act and the extract of the log',
    async run(send, [id]) {
      const response = (await (
        await send(id === undefined ? 'erasures' : `erasures/${id}`)
      ).json()) as { erasures: ErasureShown[] } | { act: ErasureAct | null };
      const text =
        'erasures' in response ? describeErasures(response.erasures) : describeAct(response.act);
      return { text, response, missing: 'act' in response && !response.act };
    },
  },
  operators: shows<{ operators: OperatorShown[] }>(
    'who has a token',
    () => 'operators',
    ({ operators }) => describeOperators(operators),
  ),
  hire: {
    needs: ['name', 'viewer | operator | admin'],
    help: 'a token for a name; shown once',
    async run(send, [name, role]) {
      const response = (await (await send(`operators/${name}/${role}`, 'POST')).json()) as {
        token: string;
      };
      return {
        text: `${response.token}\nThis is ${name}'s OPERATOR_TOKEN. It is shown once.`,
        response,
      };
    },
  },
  dismiss: does(
    'takes a token away',
    ([name]) => `operators/${name}`,
    'Nobody of this name has a token.',
    { needs: ['name'], method: 'DELETE' },
  ),
  acts: shows<{ acts: ActShown[] }>(
    'what operators have seen and done',
    ([count]) => `acts?count=${count ?? 50}`,
    ({ acts }) => describeActs(acts),
    { more: 1 },
  ),
};

const lineOf = ([name, { needs, help }]: [string, Command]) =>
  `npm run ops -- ${[name, ...needs.map((need) => `<${need}>`)].join(' ')}\n    ${help}`;

export const usage = `${Object.entries(commands).map(lineOf).join('\n')}

--json prints what the API answers, for programs.`;
