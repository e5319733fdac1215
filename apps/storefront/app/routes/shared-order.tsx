import { useIntl } from '@karvon/i18n';
import { SharedOrderPage, sharedOrderQuery } from '@karvon/orders';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import {
  freshMs,
  prefetchInBrowser,
  prefetchOnServer,
  type PrefetchArgs,
} from '../data/prefetch/prefetch';
import { PageHead } from '../document/head/page-head';
import { sharedOrderTitles } from '../titles/shared-order.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/shared-order';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const prefetch = ({ params, locale, transport, queryClient }: PrefetchArgs) =>
  queryClient.prefetchQuery({
    ...sharedOrderQuery(transport, { token: params.token ?? '', lang: locale }),
    staleTime: freshMs,
  });

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetch, args);
}

export default function SharedOrder({ loaderData, params }: Route.ComponentProps) {
  const { edition } = useSite();
  const intl = useIntl();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(sharedOrderTitles.sharedOrder)} indexable={false} />
      <PageFrame>
        <SharedOrderPage token={params.token} edition={edition} />
      </PageFrame>
    </Responses>
  );
}
