import { Outlet } from 'react-router';
import { locales } from '@karvon/i18n';
import { notFound } from '../data/not-found';
import type { Route } from './+types/language';

/** Everything under /ru and /uz; any other first segment is not found. */
export function loader({ params }: Route.LoaderArgs) {
  if (!locales.some((locale) => locale === params.lang)) throw notFound();
  return null;
}

export const shouldRevalidate = () => false;

export default function Language() {
  return <Outlet />;
}
