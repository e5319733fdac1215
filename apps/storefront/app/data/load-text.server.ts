import { isApiProblem } from '@karvon/api-client';
import { data } from 'react-router';
import { notFound } from './not-found';

/**
 * Waits for the text of a page, which cannot be shown without it.
 * @throws the 404 page for a text that does not exist; after any other failure the error page, with status 503, so that search
 * engines try again
 */
export async function loadText<Text>(response: Promise<Text>): Promise<Text> {
  try {
    return await response;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code, status } = error.problem;
    throw status === 404 ? notFound() : data({ code }, { status: 503 });
  }
}
