import { does, minorUnits, shows, UsageError, type Command, type Made } from '../command';
import { moneyText } from '../describe';
import { describeFound, describeStanding } from './describe';
import type { OperatorOrder, StandingOrderShown } from './endpoints';

/** The path of an act on an order of either kind. */
function pathOf([kind, number]: readonly string[], act: string): string {
  if (kind !== 'air' && kind !== 'hotel') throw new UsageError(`An order is air or hotel: ${kind}`);
  return `${kind}-orders/${number}/${act}`;
}

/** The outcome of a refunded order, and the money that goes back. */
async function describeRefund(sent: Response): Promise<Made> {
  const response = (await sent.json()) as {
    status: string;
    back: Parameters<typeof moneyText>[0];
  };
  return { text: `${response.status}: ${moneyText(response.back)} goes back.`, response };
}

/** The operator's commands that find orders and move them on. */
export const orderCommands: Record<string, Command> = {
  find: {
    needs: ['number, PNR, surname or phone'],
    more: Infinity,
    help: 'any order, with its history, payments and jobs',
    async run(send, words) {
      const response = (await (await send(`orders?find=${words.join('%20')}`)).json()) as {
        orders: OperatorOrder[];
      };
      const missing = response.orders.length === 0;
      const text = missing ? 'No such order.' : describeFound(response.orders);
      return { text, response, missing };
    },
  },
  standing: shows<{ orders: StandingOrderShown[] }>(
    'orders that do not get on by themselves, and why',
    () => 'orders/standing',
    ({ orders }) => describeStanding(orders),
  ),
  take: does(
    'you work on an order that stands still, whoever did before',
    ([kind, number]) => `orders/${kind}/${number}/take`,
    'There is no such order.',
    { needs: ['air | hotel', 'number'] },
  ),
  refund: {
    needs: ['air | hotel', 'number', 'terms | reason | full'],
    help: 'gives a paid order back: by its terms, or all of it for a reason (air) or in full (hotel)',
    async run(send, words) {
      const path = pathOf(words, `refund/${words[2]}`);
      return describeRefund(await send(path, 'POST'));
    },
  },
  tickets: {
    needs: ['number', 'ticket'],
    more: Infinity,
    help: 'a paid order that waits has its tickets: their numbers, in the order of the passengers, "-" for one without',
    async run(send, [number, ...numbers]) {
      const tickets = numbers.map((one) => (one === '-' ? null : one));
      const response = (await (
        await send(`air-orders/${number}/tickets`, 'POST', { tickets })
      ).json()) as { done: boolean };
      const text = response.done ? 'Done.' : 'No such order waits for tickets.';
      return { text, response, missing: !response.done };
    },
  },
  'refund-by-hand': {
    needs: ['number', 'kept'],
    help: 'you have given the tickets of an order back at the supplier, which keeps this much: the rest goes back',
    async run(send, [number, kept]) {
      const body = { kept: minorUnits(kept) };
      const path = `air-orders/${number}/refund-by-hand`;
      return describeRefund(await send(path, 'POST', body));
    },
  },
  release: {
    needs: ['air | hotel', 'number'],
    help: 'cancels an unpaid order, or a stay whose hotel agrees at last',
    async run(send, words) {
      const response = (await (await send(pathOf(words, 'release'), 'POST')).json()) as {
        status: string;
      };
      return { text: `${response.status}.`, response };
    },
  },
  keep: does(
    'the hotel does not agree to a cancellation: the stay stays booked',
    ([number]) => `hotel-orders/${number}/keep`,
    'No cancellation of such an order waits for this.',
    { needs: ['number'] },
  ),
};
