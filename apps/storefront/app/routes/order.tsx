import { useIntl } from '@karvon/i18n';
import { OrderPage } from '@karvon/orders';
import { CallbackButton } from '@karvon/support';
import { OrderPoints } from '../account/order-points';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchOrder } from '../data/prefetch/prefetch-order';
import { useOrderNumber } from '../data/use-order-number';
import { PageHead } from '../document/head/page-head';
import { orderTitles } from '../titles/order.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/order';

export const handle = { middleware: ['purchase', 'personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchOrder, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchOrder, args);
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const number = useOrderNumber();
  const { edition } = useSite();
  const intl = useIntl();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(orderTitles.order, { number })} indexable={false} />
      <OrderPoints number={number} />
      <PageFrame>
        <OrderPage
          number={number}
          edition={edition}
          askForHelp={
            <CallbackButton block edition={edition} topic="refund" orderNumber={number} />
          }
        />
      </PageFrame>
    </Responses>
  );
}
