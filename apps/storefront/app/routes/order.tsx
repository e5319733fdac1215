import { useIntl } from '@karvon/i18n';
import { OrderPage } from '@karvon/orders';
import { CallbackButton } from '@karvon/support';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { orderNumberOf, prefetchOrder } from '../data/prefetch-order';
import { PageHead } from '../document/page-head';
import { personal } from '../document/personal';
import { titles } from '../document/titles.messages';
import { PageFrame } from '../layout/page-frame';
import { useSite } from '../layout/use-site';
import type { Route } from './+types/order';

export const headers = personal;
/** On the way to a payment: nothing lies over the page. */
export const handle = { purchase: true };

const numberOf = (request: Request) => orderNumberOf(new URL(request.url)) ?? '';

export async function loader(args: Route.LoaderArgs) {
  const data = await prefetchOnServer(prefetchOrder, args, loaderTools(args.request));
  return { ...data, number: numberOf(args.request) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { ...(await prefetchInBrowser(prefetchOrder, args)), number: numberOf(args.request) };
}

export default function Order({ loaderData: { dehydratedState, number } }: Route.ComponentProps) {
  const { edition } = useSite();
  const intl = useIntl();
  return (
    <Answers state={dehydratedState}>
      <PageHead title={intl.formatMessage(titles.order, { number })} indexable={false} />
      <PageFrame>
        <OrderPage
          number={number}
          edition={edition}
          askForHelp={
            <CallbackButton block edition={edition} topic="refund" orderNumber={number} />
          }
        />
      </PageFrame>
    </Answers>
  );
}
