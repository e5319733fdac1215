import type { Slice } from '@karvon/contract';
import { does, minorUnits, shows, type Command, type Made } from '../command';
import { formatMoment, moneyText, orNothing } from '../describe';
import type { WaitingExchange } from './endpoints';

const noExchange = 'No exchange waits for this under this id.';

const flightsOf = ({ segments }: Slice): string =>
  segments
    .map(
      ({ flightNumber, origin, departingAt, destination, arrivingAt }) =>
        `${flightNumber} ${origin} ${departingAt.slice(0, 16)} ${destination} ${arrivingAt.slice(0, 16)}`,
    )
    .join(' + ');

/** The wishes of each exchange, and the command that answers it. */
export function describeExchanges(exchanges: WaitingExchange[]): string {
  return orNothing(
    exchanges.map(({ id, orderNumber, state, wishes, before, offer, requestedAt }) => {
      const wanted = wishes.map(
        ({ date }, index) => `\n  ${flightsOf(before[index]!)}  →  ${date}`,
      );
      const agreed = offer
        ? `\n  agreed: ${offer.slices.map(flightsOf).join(', ')}  paid ${moneyText(offer.due)}`
        : '';
      const next =
        state === 'in-review'
          ? `exchange-offer ${id} <fee> <difference> "<flights>"`
          : `exchange-done ${id} <ticket> …`;
      return `${orderNumber}  ${state}  since ${formatMoment(requestedAt)}${wanted.join('')}${agreed}\n  npm run ops -- ${next} | exchange-decline ${id}`;
    }),
  );
}

const orMissing = (isDone: boolean, response: object): Made => ({
  text: isDone ? 'Done.' : noExchange,
  response,
  missing: !isDone,
});

/** The operator's commands about exchanges of tickets. */
export const exchangeCommands: Record<string, Command> = {
  exchanges: shows<{ exchanges: WaitingExchange[] }>(
    'exchanges that wait for an offer or for new tickets',
    () => 'exchanges',
    ({ exchanges }) => describeExchanges(exchanges),
  ),
  'exchange-offer': {
    needs: ['id', 'fee', 'difference', 'HY 603 TAS 2026-12-12T10:30 SVO 2026-12-12T13:05'],
    more: Infinity,
    help: 'tells the visitor the price and the new flights, local times; "+" joins flights, each direction in quotes of its own',
    async run(send, [id, fee, difference, ...slices]) {
      const body = {
        fee: minorUnits(fee),
        difference: minorUnits(difference),
        flights: slices.map((slice) => decodeURIComponent(slice).split(/ ?\+ ?/)),
      };
      const response = (await (await send(`exchanges/${id}/offer`, 'POST', body)).json()) as {
        offered: boolean;
      };
      return orMissing(response.offered, response);
    },
  },
  'exchange-done': {
    needs: ['id', 'ticket'],
    more: Infinity,
    help: 'the new tickets are issued: their numbers, in the order of the passengers',
    async run(send, [id, ...tickets]) {
      const response = (await (await send(`exchanges/${id}/done`, 'POST', { tickets })).json()) as {
        done: boolean;
      };
      return orMissing(response.done, response);
    },
  },
  'exchange-decline': does(
    'the carrier does not exchange them: the tickets stay good, and a payment goes back',
    ([id]) => `exchanges/${id}/decline`,
    noExchange,
  ),
};
