import { loaderTools } from '../data/loader-tools.server';
import { HomePage } from '../home/home-page';
import { loadHome } from '../home/load-home.server';
import type { Route } from './+types/home';

export function loader({ request }: Route.LoaderArgs) {
  return loadHome(loaderTools(request));
}

/** Switching tabs stays on the same page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
