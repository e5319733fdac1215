import { Suspense, useState } from 'react';
import { isApiProblem, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { PriceNews, seenPrice } from '@karvon/checkout';
import { isSoldNow, leadingOffer, type HotelDescription, type HotelOffer } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Checkbox, Notice, lazyPart } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { paymentMessages } from '../../components/filters/payment-filter.messages';
import { ListSkeleton } from '../../components/results-states/list-skeleton';
import { LateSearchProblem } from '../../components/results-states/late-search-problem';
import { hotelOffersQuery } from '../../data/hotel.query';
import { wantsOnRequest } from '../../model/hotel-criteria';
import {
  commonLevies,
  offersInSight,
  openWishes,
  wishedOffers,
  type OfferWishes,
} from '../../model/room-offers';
import type { Stay } from '../../model/stay';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';
import { OfferedRooms } from './offered-rooms';
import { WishBoxes } from './wish-boxes';

const NoRooms = lazyPart(async () => (await import('./no-rooms')).NoRooms);

interface RoomsProps {
  hotel: HotelDescription;
  stay: Stay;
  today: PlainDate;
  /** The address, with the price that a card of the list has shown. */
  params: URLSearchParams;
}

const isRefused = (error: unknown) =>
  isApiProblem(error) && error.problem.code === 'validation-failed';

/**
 * Whether the price of the card no longer exists. It may be the price of any room, because the list can also show
 * prices with free cancellation.
 */
const isGone = (seen: string | null, offers: readonly HotelOffer[]) =>
  seen !== null && offers.every(({ total }) => String(total.amount) !== seen);

/** The offers for a stay, by kind of room. */
export function Rooms({ hotel, stay, today, params }: RoomsProps) {
  const intl = useIntl();
  const lang = useLocale();
  const texts = useStayTexts();
  const [wishes, setWishes] = useState<OfferWishes>({ meal: false, free: false });
  const [onRequest, setOnRequest] = useState(wantsOnRequest(params));
  const { code } = hotel;
  const { data, error, refetch } = useQuery(hotelOffersQuery(useTransport(), { code, lang, stay }));
  if (data) {
    if (data.offers.length === 0) {
      return (
        <Suspense fallback={<ListSkeleton />}>
          <NoRooms {...{ hotel, stay, today }} />
        </Suspense>
      );
    }
    const levies = commonLevies(data.offers);
    const { leviesLine } = texts.levies({ paidAtHotel: levies ?? [] });
    const { total: now } = leadingOffer(data.offers)!;
    const offers = offersInSight(data.offers, onRequest);
    const wished = wishedOffers(offers, wishes);
    return (
      <>
        {isGone(params.get('seen'), data.offers) ? (
          <PriceNews product="hotel" before={seenPrice(params, now.currency)} now={now} />
        ) : null}
        {data.sellers.answered < data.sellers.requested ? (
          <LateSearchProblem error={null} sellers={data.sellers} onRetry={() => void refetch()} />
        ) : null}
        {leviesLine ? <p className={classes.muted}>{leviesLine}</p> : null}
        <WishBoxes wishes={wishes} open={openWishes(offers)} onChange={setWishes} />
        {data.offers.some(isSoldNow) && !data.offers.every(isSoldNow) ? (
          <Checkbox
            label={intl.formatMessage(paymentMessages.onRequest)}
            hint={intl.formatMessage(paymentMessages.onRequestHint)}
            checked={onRequest}
            onChange={({ target }) => setOnRequest(target.checked)}
          />
        ) : null}
        {wished.length === 0 ? (
          <p className={classes.muted} role="status">
            {intl.formatMessage(m.noneWished)}
          </p>
        ) : null}
        <OfferedRooms {...{ hotel, stay }} offers={wished} ownLevies={levies === null} />
      </>
    );
  }
  if (isRefused(error) && stay.arrival <= today)
    return <Notice tone="warn">{intl.formatMessage(m.past)}</Notice>;
  if (error) return <LateSearchProblem error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton />;
}
