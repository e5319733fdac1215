import { useIntl } from '@karvon/i18n';
import { OrderLookupPage } from '@karvon/order-parts';
import { useSearchParams } from 'react-router';
import { Responses } from '../data/responses';
import { PageHead } from '../document/head/page-head';
import { myOrderTitles } from '../titles/my-order.messages';
import { PageFrame } from '../layout/shell/page-frame';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const notFound = new Set(['order-not-found', 'hotel-order-not-found']);

/** Why the lookup failed when the form was sent without scripts; an unknown value counts as one reason. */
function problemOf(params: URLSearchParams) {
  const code = params.get('problem');
  if (code === 'rate-limited') return { code, retryAfterSeconds: Number(params.get('wait')) || 60 };
  return code === null ? undefined : { code: notFound.has(code) ? code : 'unknown' };
}

export default function MyOrder() {
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <Responses>
      <PageHead
        title={intl.formatMessage(myOrderTitles.myOrder)}
        description={intl.formatMessage(myOrderTitles.myOrderDescription)}
      />
      <PageFrame>
        <OrderLookupPage
          number={params.get('number') ?? ''}
          kind={params.get('kind') === 'hotel' ? 'hotel' : 'air'}
          problem={problemOf(params)}
        />
      </PageFrame>
    </Responses>
  );
}
