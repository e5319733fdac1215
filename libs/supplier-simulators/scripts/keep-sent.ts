import { appendFileSync } from 'node:fs';

/** Appends each response to the file of `SIM_SENT`, as a line of JSON, so that pages can be compared with it. */
export function keepSent<Response extends { body?: unknown }>(response: Response): Response {
  const file = process.env.SIM_SENT;
  if (file) appendFileSync(file, `${JSON.stringify(response.body ?? null)}\n`);
  return response;
}
