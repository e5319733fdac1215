import { useIntl } from '@karvon/i18n';
import { HotelOrderPage } from '@karvon/hotel-orders';
import { CallbackButton } from '@karvon/support';
import { late } from '@karvon/ui-kit';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { prefetchHotelOrder } from '../data/prefetch/prefetch-order';
import { useOrderNumber } from '../data/use-order-number';
import { PageHead } from '../document/head/page-head';
import { hotelOrderTitles } from '../titles/hotel-order.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/hotel-order';

export const handle = { middleware: ['purchase', 'personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const Place = late(async () => (await import('../hotels/hotel-place')).StayPlace);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchHotelOrder, args, loaderTools(args.request));
}

/** After client navigation the map loads with the order: later it would push the content down. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([prefetchInBrowser(prefetchHotelOrder, args), Place.load()]);
  return loaded;
}

export default function HotelOrder({ loaderData }: Route.ComponentProps) {
  const number = useOrderNumber();
  const { edition } = useSite();
  const intl = useIntl();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead
        title={intl.formatMessage(hotelOrderTitles.hotelOrder, { number })}
        indexable={false}
      />
      <PageFrame>
        <HotelOrderPage
          number={number}
          edition={edition}
          Place={Place}
          askForHelp={<CallbackButton block edition={edition} topic="hotel" orderNumber={number} />}
        />
      </PageFrame>
    </Responses>
  );
}
