import { PriceAlertPage } from '@karvon/air-search';
import { getPriceAlertLink, isApiProblem } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { useSearchParams } from 'react-router';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { PageHead } from '../document/head/page-head';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import { TextPage } from '../pages/text-page';
import { priceAlertTitles } from '../titles/price-alert.messages';
import type { Route } from './+types/price-alert';

export const handle = { middleware: ['personal'] } satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

/** A link that leads to nothing is a page as well: letters lie in mailboxes for years. */
const overCodes = new Set(['content-not-found', 'validation-failed']);

export function loader({ request, params: { token } }: Route.LoaderArgs) {
  const { transport, locale: lang } = loaderTools(request);
  const find = async () => {
    try {
      return { link: await getPriceAlertLink(transport, { token, lang }) };
    } catch (error) {
      if (isApiProblem(error) && overCodes.has(error.problem.code)) return { link: null };
      throw error;
    }
  };
  return loadText(find());
}

export default function PriceAlert({ loaderData, params: { token } }: Route.ComponentProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  // Why a press did nothing, as its answer leads back here.
  const code = params.get('problem');
  return (
    <TextPage loaded={loaderData}>
      {({ link }) => (
        <>
          <PageHead title={intl.formatMessage(priceAlertTitles.priceAlert)} indexable={false} />
          <PriceAlertPage {...{ token, link }} problem={code === null ? undefined : { code }} />
        </>
      )}
    </TextPage>
  );
}
