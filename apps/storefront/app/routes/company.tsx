import { useTransport } from '@karvon/api-client';
import { CompanyPage, companyPageQuery } from '@karvon/content';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { Answers } from '../data/answers';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch';
import { prefetchCompanyPage } from '../data/prefetch-text';
import { PageHead } from '../document/page-head';
import { Contacts } from '../layout/contacts';
import { PageFrame } from '../layout/page-frame';
import type { Route } from './+types/company';

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetchCompanyPage, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetchCompanyPage, args);
}

function Head({ id }: { id: string }) {
  const { data } = useQuery(companyPageQuery(useTransport(), { id, lang: useLocale() }));
  return data ? <PageHead title={data.title} description={data.summary} /> : null;
}

export default function Company({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <Answers state={loaderData.dehydratedState}>
      <Head id={id} />
      <PageFrame>
        <CompanyPage id={id} ask={<Contacts />} />
      </PageFrame>
    </Answers>
  );
}
