import { FarePage } from '@karvon/air-booking';
import { useIntl, useLocale } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { alternatives } from '../checkout/checkout-slots';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchOffer, resultsAddress } from '../data/prefetch/prefetch-offer';
import { PageHead } from '../document/head/page-head';
import { airOfferTitles } from '../titles/air-offer.messages';
import { PageFrame } from '../layout/shell/page-frame';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/air-offer';

export const handle = { middleware: ['purchase'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchOffer, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchOffer, args);
}

export default function AirOffer({ loaderData, params: { offerId } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(airOfferTitles.airOffer)} indexable={false} />
      <PageFrame>
        <FarePage
          offerId={offerId}
          backTo={resultsAddress(locale, params)}
          alternatives={alternatives}
        />
      </PageFrame>
    </Responses>
  );
}
