import { getPage } from '@karvon/api-client';
import { CompanyPage } from '@karvon/content';
import { hiddenCompanyPages } from '@karvon/paths';
import { CallbackButton } from '@karvon/support';
import { loadText } from '../data/load-text.server';
import { loaderTools } from '../data/loader-tools.server';
import { PageHead } from '../document/head/page-head';
import { Contacts } from '../layout/footer/contacts';
import { useSite } from '../data/use-site';
import { TextPage } from '../pages/text-page';
import type { Route } from './+types/company';

const hiddenPages: readonly string[] = hiddenCompanyPages;

export function loader({ request, params }: Route.LoaderArgs) {
  const { transport, locale } = loaderTools(request);
  return loadText(getPage(transport, { id: params.id, lang: locale }));
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const { edition } = useSite();
  const request = (
    <>
      <p>
        <CallbackButton edition={edition} />
      </p>
      <Contacts />
    </>
  );
  return (
    <TextPage loaded={loaderData}>
      {(page) => (
        <>
          <PageHead
            title={page.title}
            description={page.summary}
            indexable={!hiddenPages.includes(page.id)}
          />
          <CompanyPage page={page} ask={request} />
        </>
      )}
    </TextPage>
  );
}
