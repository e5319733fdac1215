import { Refused } from './walk';

const timeoutMs = 15_000;

/**
 * Calls the shop as a bank would.
 * @returns the JSON of its response, whatever its status
 * @throws Refused not-reached
 */
export async function callShop(
  url: string,
  sent: { headers: Record<string, string>; body: string },
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(url, { method: 'POST', ...sent, redirect: 'error', signal });
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Refused('not-reached', `${url}: ${reason}`);
  }
  try {
    return await response.json();
  } catch {
    throw new Refused('not-reached', `${url}: status ${response.status} and no JSON`);
  }
}
