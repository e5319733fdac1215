import { useTransport } from '@karvon/api-client';
import {
  HotelsPage,
  LazyHotelSearchForm,
  locationsQuery,
  parseCriteria,
  PopularCities,
  sameSearch,
} from '@karvon/hotel-search';
import { useIntl, useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { prefetchHotels } from '../data/prefetch-hotels';
import { PageHead } from '../document/head/page-head';
import { titles } from '../document/head/titles.messages';
import { Hero } from '../home/hero';
import { PageFrame } from '../layout/page-frame';
import { useSite } from '../layout/use-site';
import type { Route } from './+types/hotels';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotels, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchHotels, args);
}

/** Another order or filter is the page's own matter: the same search in the same language needs nothing new. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const samePage = currentUrl.pathname === nextUrl.pathname;
  return samePage && sameSearch(currentUrl.searchParams, nextUrl.searchParams)
    ? false
    : defaultShouldRevalidate;
}

const citiesShown = 8;

/** The form, and where people stay. */
function Begin({ params }: { params: URLSearchParams }) {
  const { today } = useSite();
  const lang = useLocale();
  const { data = [] } = useQuery(locationsQuery(useTransport(), { text: '', lang }));
  return (
    <>
      <Hero heading={titles.hotels} lead={titles.hotelsLead}>
        <LazyHotelSearchForm key={params.toString()} params={params} today={today} />
      </Hero>
      <PageFrame>
        <PopularCities locations={data.slice(0, citiesShown)} />
      </PageFrame>
    </>
  );
}

/** The hotels of the search in the address, or the form to begin one. */
export default function Hotels({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { edition, today } = useSite();
  const [params] = useSearchParams();
  const criteria = parseCriteria(params);
  return (
    <Answers state={loaderData.dehydratedState}>
      <PageHead
        title={intl.formatMessage(titles.hotels)}
        description={intl.formatMessage(titles.hotelsDescription)}
        indexable={!criteria}
      />
      {criteria ? (
        <PageFrame>
          <HotelsPage criteria={criteria} edition={edition} today={today} />
        </PageFrame>
      ) : (
        <Begin params={params} />
      )}
    </Answers>
  );
}
