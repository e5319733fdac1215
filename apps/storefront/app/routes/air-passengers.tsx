import { loadPassengerForm, PassengersPage } from '@karvon/air-booking';
import { useIntl, useLocale } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { askToSignIn } from '../account/sign-in-request';
import { alternatives, legalText, support } from '../checkout/checkout-slots';
import { useAirSlots } from '../checkout/use-account-slots';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchOffer, resultsAddress } from '../data/prefetch/prefetch-offer';
import { withTravellers } from '../checkout/with-travellers';
import { PageHead } from '../document/head/page-head';
import { airPassengersTitles } from '../titles/air-passengers.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/air-passengers';

/** Opens over the form, which keeps its values. */
const signIn = () => askToSignIn({ then: 'stay' });

export const handle = {
  middleware: ['purchase', 'personal'],
  ahead: loadPassengerForm,
} satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const prefetch = withTravellers(prefetchOffer, loadPassengerForm);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetch, args);
}

export default function AirPassengers({ loaderData, params: { offerId } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { edition, today } = useSite();
  const [params] = useSearchParams();
  const account = useAirSlots();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(airPassengersTitles.airPassengers)} indexable={false} />
      <PageFrame>
        <PassengersPage
          offerId={offerId}
          fareId={params.get('fare') ?? ''}
          edition={edition}
          today={today}
          backTo={resultsAddress(locale, params)}
          alternatives={alternatives}
          legalText={legalText}
          {...account}
          onSessionEnded={signIn}
          support={support({ edition, topic: 'air' })}
        />
      </PageFrame>
    </Responses>
  );
}
