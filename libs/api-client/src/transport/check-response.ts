import * as contract from '@karvon/contract';
import type { CallAddress, Endpoint } from '@karvon/contract';
import { prettifyError } from 'zod';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'response' in value && 'path' in value;
}

/** Every endpoint of the contract, by keys such as 'GET /v1/places'. */
export const endpoints = new Map(
  Object.values<unknown>(contract)
    .filter(isEndpoint)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * Checks a response in development and tests; production bundles contain neither zod nor this file.
 * @throws TypeError when a response breaks the contract
 */
export function checkResponse({ method, path }: CallAddress, response: unknown): void {
  const result = endpoints.get(`${method} ${path}`)?.response.safeParse(response);
  if (!result) throw new TypeError(`Contract has no ${method} ${path}`);
  if (!result.success)
    throw new TypeError(
      `Contract broken by the answer of ${method} ${path}:\n${prettifyError(result.error)}`,
    );
}
