import { money } from '@karvon/money';
import { onwardText, paths, priceAlertPath } from '@karvon/paths';
import { routeText } from '@karvon/place-search';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { stableId } from '../../stable-id';
import { placeAt } from '../air-search/port';
import { formatDays } from '../documents/format';
import { formatMoney } from '../../format-money';
import type { Messages } from '../messages/port';
import { presentPlace } from '../places/port';
import { fromTo, searchOf, type AlertRow, type AlertSearch } from './alert-search';
import { alertLetter, type AlertEvent } from './alert-letter';
import { partyText } from './party-text';
import { readerContext, type Reader } from './readers';
import type { Judgement } from './judge';

/** The address of the results, as the storefront writes it: only what differs from the defaults. */
function resultsQuery(search: AlertSearch) {
  const { origin, destination, out, back, onward, travellers, cabin } = search;
  const { adult, child, baby } = travellers;
  return {
    from: origin,
    to: destination,
    out,
    ...(back !== null && { back }),
    ...(onward.length > 0 && { then: onwardText(onward.map(fromTo)) }),
    ...(adult !== 1 && { adult: String(adult) }),
    ...(child > 0 && { child: String(child) }),
    ...(baby > 0 && { baby: String(baby) }),
    ...(cabin !== 'Economy' && { class: cabin }),
  };
}

/** Writes the letters of an alert in its language; a letter that is asked for twice goes out once. */
export function createLetters({
  config,
  edition,
  messages,
  personalData,
}: Pick<AppDeps, 'config' | 'edition' | 'personalData'> & { messages: Messages }) {
  const page = (path: string) => `${config.publicUrl}${path}`;

  function facts(row: AlertRow): Record<string, string> {
    const { lang } = row;
    const search = searchOf(row);
    const { out, back, onward } = search;
    const flights = [search, ...onward];
    const nameOf = (code: string) => presentPlace(placeAt('route', code), lang).city;
    return {
      route: routeText(flights.map(fromTo), nameOf),
      days: formatDays(out, back ?? flights.at(-1)!.out, lang),
      party: partyText(search.travellers, search.cabin, lang),
      results: page(paths.airTickets.to(lang, resultsQuery(search))),
    };
  }

  function send(
    tx: Tx,
    row: AlertRow,
    kind: AlertEvent,
    { email }: Pick<Reader, 'email'>,
    { occasion, said, unsubscribe }: { occasion: string; said: object; unsubscribe?: string },
  ): Promise<void> {
    const letter = alertLetter(kind, row.lang, { ...facts(row), ...said }, edition);
    const id = stableId('price-alert', row.id, kind, occasion);
    return messages.sendEmail(
      tx,
      { to: email, ...letter, attachments: [], ...(unsubscribe && { unsubscribe }) },
      id,
    );
  }

  const readerOf = (row: AlertRow) =>
    personalData.tryOpen<Reader>(row.sealed!, readerContext(row.id));

  return {
    /** The one letter that an address gets before it is confirmed. */
    async askToConfirm(tx: Tx, row: AlertRow, token: string): Promise<void> {
      const reader = readerOf(row);
      if (!reader) return;
      await send(tx, row, 'confirm', reader, {
        occasion: row.confirm_hash!,
        said: { confirm: page(priceAlertPath.to(row.lang, { token })) },
      });
    },

    async tellOfPrice(
      tx: Tx,
      row: AlertRow,
      { was, now }: NonNullable<Judgement['letter']>,
      at: Date,
    ): Promise<void> {
      const reader = readerOf(row);
      // An address that cannot be read keeps nobody else from a letter.
      if (!reader) return;
      const { stopToken: token } = reader;
      const amount = (minor: number) => formatMoney(money(minor, row.currency), row.lang);
      await send(tx, row, was === null ? 'appeared' : 'fell', reader, {
        occasion: at.toISOString(),
        said: {
          ...(was !== null && { was: amount(was) }),
          now: amount(now),
          stop: page(priceAlertPath.to(row.lang, { token })),
        },
        unsubscribe: page(priceAlertPath.to(row.lang, { token })),
      });
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
