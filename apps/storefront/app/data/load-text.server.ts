import { isApiProblem, type ApiProblem } from '@karvon/api-client';
import { data } from 'react-router';
import { notFound } from '../document/not-found';

/** A text for its page, or why it did not come. */
export type Loaded<Text> =
  { text: Text; problem: null } | { text: null; problem: ApiProblem['problem'] };

/**
 * Waits for a text. A text that does not exist gives the 404 page. After any other failure the page says so with status
 * 503, so that search engines come again.
 * @throws the 404 page
 */
export async function loadText<Text>(response: Promise<Text>) {
  try {
    return data<Loaded<Text>>({ text: await response, problem: null });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    if (problem.status === 404) throw notFound();
    return data<Loaded<Text>>({ text: null, problem }, { status: 503 });
  }
}
