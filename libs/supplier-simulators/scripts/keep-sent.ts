import { appendFileSync } from 'node:fs';

/** Adds each response to the file of `SIM_SENT`, as a line of JSON: what a buyer reads can be compared with it. */
export function keepSent<Response extends { body?: unknown }>(response: Response): Response {
  const file = process.env.SIM_SENT;
  if (file) appendFileSync(file, `${JSON.stringify(response.body ?? null)}\n`);
  return response;
}
