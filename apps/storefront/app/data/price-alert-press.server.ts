import { isApiProblem, type ApiProblem } from '@karvon/api-client';
import { priceAlertPaths } from '@karvon/paths';
import { redirect } from 'react-router';
import { localeOfRequest } from '../document/request-locale.server';

type Failure = ApiProblem['problem'];

/** What went wrong when a button of a letter's page was pressed; a link that is over is no failure, the page says so. */
export async function afterPress(press: () => Promise<unknown>): Promise<Failure | undefined> {
  try {
    await press();
    return undefined;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return error.problem.code === 'content-not-found' ? undefined : error.problem;
  }
}

/** The page of the link, which shows how things stand now. */
export function backToAlert(request: Request, token: string, failure?: Failure): Response {
  const page = priceAlertPaths.page.to(localeOfRequest(request), { token });
  const why = failure ? `?${new URLSearchParams({ problem: failure.code })}` : '';
  return redirect(`${page}${why}`, {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  });
}
