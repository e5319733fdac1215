import { PassengersPage } from '@karvon/air-booking';
import { useIntl, useLocale } from '@karvon/i18n';
import { CallbackButton } from '@karvon/support';
import { useSearchParams } from 'react-router';
import { alternatives, legalText } from '../checkout/checkout-slots';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { prefetchOffer, resultsAddress } from '../data/prefetch-offer';
import { PageHead } from '../document/page-head';
import { personal } from '../document/personal';
import { titles } from '../document/titles.messages';
import { PageFrame } from '../layout/page-frame';
import { useSite } from '../layout/use-site';
import type { Route } from './+types/air-passengers';

export const headers = personal;
/** On the way to a payment: nothing lies over the page. */
export const handle = { purchase: true };

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchOffer, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchOffer, args);
}

export default function AirPassengers({ loaderData, params: { offerId } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { edition, today } = useSite();
  const [params] = useSearchParams();
  return (
    <Answers state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(titles.airPassengers)} indexable={false} />
      <PageFrame>
        <PassengersPage
          offerId={offerId}
          fareId={params.get('fare') ?? ''}
          edition={edition}
          today={today}
          backTo={resultsAddress(locale, params)}
          alternatives={alternatives}
          legalText={legalText}
          support={<CallbackButton edition={edition} topic="air" />}
        />
      </PageFrame>
    </Answers>
  );
}
