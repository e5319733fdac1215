import type { FlightItem } from '@karvon/favourite-heart';
import { useIntl, useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { cardMessages as m } from './card.messages';
import type { Market } from '../../model/market';
import { placeNameQuery } from '../../data/market.query';

/** Where a kept flight goes: «Ташкент — Москва и обратно»; codes until the names are known. */
export function useRouteName({ search }: FlightItem, market: Market): string {
  const intl = useIntl();
  const lang = useLocale();
  const last = search.then?.split('_').at(-1)?.slice(4, 7) ?? search.to!;
  const from = useQuery(placeNameQuery(market, search.from!, lang)).data?.city ?? search.from;
  const to = useQuery(placeNameQuery(market, last, lang)).data?.city ?? last;
  const route = intl.formatMessage(m.route, { from, to });
  return search.back ? intl.formatMessage(m.andBack, { route }) : route;
}
