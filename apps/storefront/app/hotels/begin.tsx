import { useTransport } from '@karvon/api-client';
import {
  LazyHotelSearchForm,
  popularLocationsQuery,
  PopularCities,
  SearchChanges,
  ViewedHotels,
} from '@karvon/hotel-search';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { hotelsTitles } from '../titles/hotels.messages';
import { Hero } from '../home/hero';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import classes from './begin.module.css';

const citiesShown = 8;

/** The search form and popular cities. */
export function Begin({ params }: { params: URLSearchParams }) {
  const { today } = useSite();
  const lang = useLocale();
  const { data = [] } = useQuery(popularLocationsQuery(useTransport(), { lang }));
  return (
    <>
      <Hero heading={hotelsTitles.hotels} lead={hotelsTitles.hotelsLead} scene="UGC">
        <SearchChanges params={params} stay={null} />
        <LazyHotelSearchForm key={params.toString()} params={params} today={today} />
      </Hero>
      <PageFrame>
        <PopularCities locations={data.slice(0, citiesShown)} />
        <div className={classes.viewed}>
          <ViewedHotels today={today} />
        </div>
      </PageFrame>
    </>
  );
}
