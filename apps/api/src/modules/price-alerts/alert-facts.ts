import type { Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import { onwardText, paths } from '@karvon/paths';
import { routeText } from '@karvon/place-search';
import { formatMoney } from '@karvon/platform/format-money';
import { placeAt } from '@karvon/air-catalogue';
import { formatDays } from '@karvon/order-ground/documents/format';
import { presentPlace } from '@karvon/places';
import { fromTo, searchOf, type AlertRow, type AlertSearch } from './alert-search';
import { partyText } from './party-text';
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

type Watched = Parameters<typeof searchOf>[0] & { lang: Locale };

/** The facts of an alert's search for its e-mails. */
export function alertFacts(row: Watched, publicUrl: string): Record<string, string> {
  const { lang } = row;
  const search = searchOf(row);
  const { out, back, onward } = search;
  const flights = [search, ...onward];
  const nameOf = (code: string) => presentPlace(placeAt('route', code), lang).city;
  return {
    route: routeText(flights.map(fromTo), nameOf),
    days: formatDays(out, back ?? flights.at(-1)!.out, lang),
    party: partyText(search.travellers, search.cabin, lang),
    results: `${publicUrl}${paths.airTickets.to(lang, resultsQuery(search))}`,
  };
}

/** The facts of an alert's price for its e-mails: before and now. */
export function priceFacts(
  { currency, lang }: Pick<AlertRow, 'currency' | 'lang'>,
  { was, now }: NonNullable<Judgement['letter']>,
): Record<string, string> {
  const said = (amount: number) => formatMoney(money(amount, currency), lang);
  return { ...(was !== null && { was: said(was) }), now: said(now) };
}
