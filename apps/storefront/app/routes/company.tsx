import { companyPageMessages, type CompanyPageId } from '../layout/company-pages.messages';
import { notFound } from '../document/not-found';
import { ComingPage } from '../pages/coming-page';
import type { Route } from './+types/company';

export function loader({ params }: Route.LoaderArgs) {
  if (!Object.hasOwn(companyPageMessages, params.id)) throw notFound();
  return { id: params.id as CompanyPageId };
}

export default function Company({ loaderData }: Route.ComponentProps) {
  return <ComingPage title={companyPageMessages[loaderData.id]} />;
}
