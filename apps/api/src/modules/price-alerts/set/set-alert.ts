import { randomUUID } from 'node:crypto';
import type { PriceAlertRequest } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { invalid } from '@karvon/platform/http/problem';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { PriceWatch } from '@karvon/air-prices';
import { searchKeyOf, type AlertSearch } from '../alert-search';
import { alertStore, lockAddress } from '../alert-store';
import { emailKeyOf, hashOf, newToken, readerContext, type Reader } from '../readers';
import type { Letters } from '../write-letter';
import { checkedSearch } from './checked-search';

/** How many searches may be watched for one address. */
export const maxAlerts = 10;

export const tooManyAlerts = () =>
  invalid('email', 'too-many-alerts', `at most ${maxAlerts} searches are watched for an address`);

/** A stranger can have no more letters than these sent to an address. */
const limiter = createLimiter({
  kind: 'price-alert',
  rules: [atMost('address', 3, 60), atMost('address', 6, 24 * 60), atMost('network', 10, 60)],
});

/** Who sets an alert. */
export interface Setter {
  /** Null for a guest. */
  userId: string | null;
  network: string;
}

export interface SetAlertDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'edition' | 'personalData'
> {
  letters: Letters;
  prices: Pick<PriceWatch, 'lowest' | 'settled'>;
}

/** Sets an alert: at once for an address that this user has confirmed, by a letter for every other one. */
export function createSetAlert(deps: SetAlertDeps) {
  const { clock, database, edition, letters, personalData, prices } = deps;

  /** The row of a new alert, compared from now on with the price that the visitor has just seen. */
  async function newRow(search: AlertSearch, { lang, email }: PriceAlertRequest, emailKey: string) {
    // The search of the visitor who asks may be stored this very moment.
    await prices.settled();
    const seen = await prices.lowest(search);
    const id = randomUUID();
    const reader: Reader = { email: email.trim(), stopToken: newToken() };
    return {
      id,
      search_key: searchKeyOf(search),
      origin: search.origin,
      destination: search.destination,
      out_day: search.out,
      back_day: search.back,
      onward: [...search.onward],
      cabin: search.cabin,
      ...search.travellers,
      currency: edition.currency,
      lang,
      email_key: emailKey,
      sealed: personalData.seal(reader, readerContext(id)),
      stop_hash: hashOf(reader.stopToken),
      price: seen?.total?.amount ?? null,
      price_known: seen !== undefined,
      created_at: clock.now(),
      checked_at: seen?.observedAt ?? null,
      written_at: null,
      ended_at: null,
    };
  }
  type NewRow = Awaited<ReturnType<typeof newRow>>;

  /** The address is this user's own: nothing is to be confirmed. */
  async function watch(tx: Tx, row: NewRow, userId: string): Promise<void> {
    const known = await alertStore.findOpen(tx, row.email_key, row.search_key);
    if (known?.status === 'active' && known.user_id === userId) return;
    if (
      known?.status !== 'active' &&
      (await alertStore.countActive(tx, row.email_key)) >= maxAlerts
    )
      throw tooManyAlerts();
    const owned = { status: 'active', user_id: userId, requested_by: null } as const;
    if (known) return alertStore.change(tx, known.id, owned);
    await alertStore.insert(tx, { ...row, ...owned, confirm_hash: null });
  }

  /** A letter with a new link; the link of an earlier letter about the same search no longer works. */
  async function askToConfirm(tx: Tx, row: NewRow, userId: string | null): Promise<void> {
    const token = newToken();
    const requested = { requested_by: userId, confirm_hash: hashOf(token) };
    const known = await alertStore.findOpen(tx, row.email_key, row.search_key);
    if (!known) {
      const added = { ...row, ...requested, status: 'waiting', user_id: null } as const;
      await alertStore.insert(tx, added);
      return letters.askToConfirm(tx, added, token);
    }
    const renewed =
      known.status === 'waiting'
        ? { ...requested, lang: row.lang, created_at: row.created_at }
        : requested;
    await alertStore.change(tx, known.id, renewed);
    await letters.askToConfirm(tx, { ...known, ...renewed }, token);
  }

  return async function setAlert(
    request: PriceAlertRequest,
    { userId, network }: Setter,
  ): Promise<{ status: 'waiting' | 'active' }> {
    const search = checkedSearch(request, clock.now());
    const emailKey = emailKeyOf(personalData, request.email);
    const row = await newRow(search, request, emailKey);
    return database.db.transaction().execute(async (tx) => {
      await lockAddress(tx, emailKey);
      if (userId !== null && (await alertStore.isConfirmed(tx, userId, emailKey))) {
        await watch(tx, row, userId);
        return { status: 'active' };
      }
      const keys = {
        address: emailKey,
        network: personalData.fingerprint(network, 'price-alert/network'),
      };
      await limiter.count(tx, keys, clock.now());
      await askToConfirm(tx, row, userId);
      return { status: 'waiting' };
    });
  };
}
