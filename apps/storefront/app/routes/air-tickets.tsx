import {
  AirResultsPage,
  LazySearchForm,
  LinkChanges,
  parseCriteria,
  sameSearch,
} from '@karvon/air-search';
import { useIntl } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer, unlessSame } from '../data/prefetch/prefetch';
import { prefetchSearch } from '../data/prefetch/prefetch-search';
import { AirSearchHead } from '../document/head/air-search-head';
import { PageHead } from '../document/head/page-head';
import { airTicketsTitles } from '../titles/air-tickets.messages';
import { Hero } from '../home/hero';
import { homeMessages } from '../home/home.messages';
import { UnfinishedBooking } from '../home/unfinished-booking';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { Route } from './+types/air-tickets';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchSearch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchSearch, args);
}

export const shouldRevalidate = unlessSame(sameSearch);

/** The results of the search in the address, or the search form. */
export default function AirTickets({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { edition, today } = useSite();
  const [params] = useSearchParams();
  const criteria = parseCriteria(params);
  return (
    <Responses state={loaderData.dehydratedState}>
      {criteria ? (
        <>
          <UnfinishedBooking />
          <PageFrame>
            <AirResultsPage
              criteria={criteria}
              edition={edition}
              today={today}
              Head={AirSearchHead}
            />
          </PageFrame>
        </>
      ) : (
        <>
          <PageHead
            title={intl.formatMessage(airTicketsTitles.airTickets)}
            description={intl.formatMessage(airTicketsTitles.airTicketsDescription)}
          />
          <Hero heading={airTicketsTitles.airTickets} lead={homeMessages.lead} scene="SKD">
            <LinkChanges />
            <LazySearchForm edition={edition} today={today} />
          </Hero>
        </>
      )}
    </Responses>
  );
}
