import { PriceAlertPage } from '@karvon/air-search';
import {
  confirmPriceAlert,
  getPriceAlertLink,
  isApiProblem,
  stopPriceAlertByLink,
} from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { priceAlertPath } from '@karvon/paths';
import { redirect, useSearchParams } from 'react-router';
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

/**
 * Does what the link is for: confirms, or stops. The token in the address is all that counts, so nobody is asked where the request
 * comes from: a mail program (RFC 8058) sends no cookies and follows no redirect, so it is answered with the page.
 */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const { transport, locale: lang } = loaderTools(request);
  const body = await request.formData().catch(() => new FormData());
  const oneClick = body.get('List-Unsubscribe') === 'One-Click';
  const page = priceAlertPath.to(lang, { token });
  try {
    const { link } = await getPriceAlertLink(transport, { token, lang });
    if (link === 'stop') await stopPriceAlertByLink(transport, token);
    else if (!oneClick) await confirmPriceAlert(transport, token);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code } = error.problem;
    // The page says by itself that a link is over; a mail program tries again.
    if (oneClick && code !== 'content-not-found') throw new Response(null, { status: 503 });
    if (code !== 'content-not-found')
      return redirect(`${page}?${new URLSearchParams({ problem: code })}`, 303);
  }
  return oneClick ? null : redirect(page, 303);
}

export default function PriceAlert({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  // Why a press did nothing, as its answer leads back here.
  const code = params.get('problem');
  return (
    <TextPage loaded={loaderData}>
      {({ link }) => (
        <>
          <PageHead title={intl.formatMessage(priceAlertTitles.priceAlert)} indexable={false} />
          <PriceAlertPage link={link} problem={code === null ? undefined : { code }} />
        </>
      )}
    </TextPage>
  );
}
