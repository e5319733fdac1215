import { useEffect, type ComponentType } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import type { PlaceMapProps } from '@karvon/street-map';
import { late } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { HotelAbout } from '../../components/hotel-about/hotel-about';
import { HotelPictures } from '../../components/hotel-pictures/hotel-pictures';
import { StayChanges } from '../../components/link-changes/late-changes';
import { ListSkeleton } from '../../components/results-states/list-skeleton';
import { LateSearchProblem, loadStates } from '../../components/results-states/late-search-problem';
import { StayForm } from '../../components/stay-form/stay-form';
import { hotelQuery } from '../../data/hotel.query';
import { moveOn, nightsOf, parseStay, stayQuery } from '../../model/stay';
import { HotelHeader } from './hotel-header';
import { HotelInShort } from './hotel-in-short';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';
import { PageAnchors } from './page-anchors';
import { PriceFrom } from './price-from';
import { Rooms } from './rooms';

const RoomTypes = late(async () => (await import('./room-types')).RoomTypes);
const GuestReviews = late(
  async () => (await import('../../components/guest-reviews/guest-reviews')).GuestReviews,
);

export interface HotelPageProps {
  code: string;
  /** The stay stands in the address. */
  params: URLSearchParams;
  /** Today on the edition's clock. */
  today: PlainDate;
  /** `PlaceMap` of another lib: it comes late. */
  Place: ComponentType<Pick<PlaceMapProps, 'place'>>;
}

/** One hotel: pictures, rooms for a stay, and its description. */
export function HotelPage({ code, params, today, Place }: HotelPageProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const transport = useTransport();
  const { data: hotel, error, refetch } = useQuery(hotelQuery(transport, { code, lang }));
  const known = hotel !== undefined;
  const shown = params.toString();
  useEffect(() => void loadStates(), []);
  useEffect(() => {
    if (!known) return;
    void import('../../components/viewed-hotels/viewed-store').then(({ rememberHotel }) =>
      rememberHotel({ code, stay: parseStay(new URLSearchParams(shown)) }, today),
    );
  }, [known, code, shown, today]);
  if (!hotel) {
    return error ? (
      <LateSearchProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  const requested = parseStay(params);
  const stay = requested && moveOn(requested, today);
  return (
    <div className={classes.root}>
      <div className={classes.lead}>
        <HotelHeader hotel={hotel} stay={stay} />
        <PriceFrom {...{ hotel, stay }} />
        <HotelPictures hotel={hotel} />
        <HotelInShort hotel={hotel} />
        <PageAnchors hasReviews={hotel.reviews.length > 0} />
      </div>
      <section className={classes.rooms} aria-labelledby="rooms">
        <h2 id="rooms">{intl.formatMessage(m.rooms)}</h2>
        <StayForm
          key={stay ? new URLSearchParams(stayQuery(stay)).toString() : ''}
          hotelCode={code}
          params={params}
          today={today}
        />
        <StayChanges params={params} stay={stay} />
        {stay ? (
          <>
            <p className={classes.muted} role="status">
              {intl.formatMessage(m.stay, {
                dates: format.range(stay.arrival, stay.departure),
                nights: texts.nights(nightsOf(stay)),
                party: texts.party({ adults: stay.adults, childAges: stay.ages }),
              })}
            </p>
            <Rooms hotel={hotel} stay={stay} today={today} params={params} />
          </>
        ) : (
          <>
            <p className={classes.muted}>{intl.formatMessage(m.noDates)}</p>
            <RoomTypes rooms={hotel.roomTypes} />
          </>
        )}
      </section>
      {hotel.reviews.length > 0 ? <GuestReviews hotel={hotel} /> : null}
      <div id="place" className={classes.place}>
        <Place place={hotel} />
      </div>
      <HotelAbout hotel={hotel} />
    </div>
  );
}
