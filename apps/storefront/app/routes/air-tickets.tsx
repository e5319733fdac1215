import { AirResultsPage, LazySearchForm, parseCriteria } from '@karvon/air-search';
import { useIntl } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { prefetchSearch } from '../data/prefetch-search';
import { PageHead } from '../document/page-head';
import { titles } from '../document/titles.messages';
import { Hero } from '../home/hero';
import { homeMessages } from '../home/home.messages';
import { PageFrame } from '../layout/page-frame';
import { useSite } from '../layout/use-site';
import type { Route } from './+types/air-tickets';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchSearch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchSearch, args);
}

/** The results of the search in the address, or the form to begin one. */
export default function AirTickets({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { edition, today } = useSite();
  const [params] = useSearchParams();
  const criteria = parseCriteria(params);
  return (
    <Answers state={loaderData.dehydratedState}>
      <PageHead
        title={intl.formatMessage(titles.airTickets)}
        description={intl.formatMessage(titles.airTicketsDescription)}
        indexable={!criteria}
      />
      {criteria ? (
        <PageFrame>
          <AirResultsPage criteria={criteria} edition={edition} today={today} />
        </PageFrame>
      ) : (
        <Hero heading={titles.airTickets} lead={homeMessages.lead}>
          <LazySearchForm edition={edition} today={today} />
        </Hero>
      )}
    </Answers>
  );
}
