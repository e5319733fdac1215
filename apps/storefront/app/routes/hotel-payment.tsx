import { useIntl } from '@karvon/i18n';
import { HotelPaymentPage } from '@karvon/hotel-orders';
import { useSearchParams } from 'react-router';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchHotelPayment } from '../data/prefetch/prefetch-payment';
import { useOrderNumber } from '../data/use-order-number';
import { PageHead } from '../document/head/page-head';
import { paymentTitles } from '../titles/payment.messages';
import { PageFrame } from '../layout/shell/page-frame';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/hotel-payment';

export const handle = { middleware: ['purchase', 'personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotelPayment, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchHotelPayment, args);
}

export default function HotelPayment({ loaderData }: Route.ComponentProps) {
  const number = useOrderNumber();
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(paymentTitles.payment)} indexable={false} />
      <PageFrame>
        <HotelPaymentPage
          number={number}
          inWindow={params.has('window')}
          cameFrom={params.get('payment')}
        />
      </PageFrame>
    </Responses>
  );
}
