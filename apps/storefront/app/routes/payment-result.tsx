import { useIntl } from '@karvon/i18n';
import { PaymentResultPage } from '@karvon/orders';
import { useSearchParams } from 'react-router';
import { OrderPoints } from '../account/order-points';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchAirPayment } from '../data/prefetch/prefetch-payment';
import { useOrderNumber } from '../data/use-order-number';
import { PageHead } from '../document/head/page-head';
import { paymentTitles } from '../titles/payment.messages';
import { PageFrame } from '../layout/shell/page-frame';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/payment-result';

export const handle = { middleware: ['purchase', 'personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchAirPayment, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchAirPayment, args);
}

export default function PaymentResult({ loaderData }: Route.ComponentProps) {
  const number = useOrderNumber();
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(paymentTitles.payment)} indexable={false} />
      <OrderPoints number={number} />
      <PageFrame>
        <PaymentResultPage number={number} cameFrom={params.get('payment')} />
      </PageFrame>
    </Responses>
  );
}
