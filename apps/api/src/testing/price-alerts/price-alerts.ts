import type { PriceAlertRequest, SandboxMessage } from '@karvon/contract';
import { send } from '@karvon/accounts/testing';
import { airSearchRequest, searchOffers } from '@karvon/air-catalogue/testing';
import type { TestApp } from '../start-test-app';
import { readMessages } from '@karvon/messages/testing';

/** Ten days ahead of the test clock, on the route of the sandbox that becomes cheaper every day. */
export const falling: PriceAlertRequest = {
  origin: 'BHX',
  destination: 'AMS',
  out: '2026-12-01',
  back: null,
  onward: [],
  travellers: { adult: 1, child: 0, baby: 0 },
  class: 'Economy',
  email: 'aziza@mail.uz',
  lang: 'ru',
};

export const setAlert = (
  api: TestApp,
  changes: Partial<PriceAlertRequest> = {},
  by: { token?: string; address?: string } = {},
) => send(api, 'POST', '/v1/air/price-alerts', { ...falling, ...changes }, by);

/** The e-mails to an address, the newest first. */
export async function lettersTo(api: TestApp, email = falling.email): Promise<SandboxMessage[]> {
  await api.jobs.drain();
  return readMessages(api, email);
}

/** The token in the only link of an e-mail to the page of an alert. */
export const tokenOf = ({ text }: SandboxMessage): string =>
  /\/price-alert\/([\w-]{43})\n/.exec(`${text}\n`)![1]!;

export const follow = (api: TestApp, token: string, what: 'confirm' | 'stop') =>
  send(api, 'POST', `/v1/air/price-alert-links/${token}/${what}`);

/** Sets an alert and confirms it by its e-mail. */
export async function setConfirmed(
  api: TestApp,
  changes: Partial<PriceAlertRequest> = {},
  by: { token?: string; address?: string } = {},
): Promise<void> {
  const response = await setAlert(api, changes, by);
  if (response.statusCode !== 201) throw new Error(response.body);
  const [letter] = await lettersTo(api, changes.email ?? falling.email);
  await follow(api, tokenOf(letter!), 'confirm');
}

/** Searches for the flights that an alert watches, as a visitor; returns the lowest price of the list. */
export async function visit(api: TestApp, watched = falling): Promise<number> {
  const { origin, destination, out, back, onward, travellers } = watched;
  const route = [watched, ...onward].map((flight) => ({
    departure: flight.origin,
    arrival: flight.destination,
    departureDate: flight.out,
    returnalDate: back,
  }));
  const type = onward.length > 0 ? ('MULTI' as const) : ('SINGLE' as const);
  const request = { ...airSearchRequest(), type, route, travellers };
  const offers = await searchOffers(api, request);
  const query = { origin, destination, from: out, to: out };
  // The prices of the search are stored in the background.
  await api.inject({ url: '/v1/air/price-calendar', query });
  const onOneTicket = offers.filter(({ slices }) =>
    slices.every(({ layovers }) => layovers.every(({ selfTransfer }) => !selfTransfer)),
  );
  return Math.min(...onOneTicket.flatMap(({ fares }) => fares.map(({ total }) => total.amount)));
}

/** Runs the job that is due every ten minutes. */
export async function look(api: TestApp): Promise<void> {
  await api.jobs.enqueue(api.database.db, 'price-alerts.look', {});
  await api.jobs.drain();
}

/** How many searches the alerts have sent to suppliers. */
export async function searchesSpent(api: TestApp): Promise<number> {
  const rows = await api.database.db
    .selectFrom('limited_tries')
    .select('id')
    .where('kind', '=', 'price-alert-search')
    .execute();
  return rows.length;
}
