import { deviceHeader } from '@karvon/contract';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network';

/** The origin of a request, as limits count it. */
export interface Visitor {
  /** An IPv4 address or the /64 of an IPv6 one. */
  network: string;
  /** The browser, known by a secret that the storefront keeps in it; undefined when it has none. */
  device: string | undefined;
}

const isDevice = (header: unknown): header is string =>
  typeof header === 'string' && /^[\w-]{20,64}$/.test(header);

export function visitorOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Visitor {
  const device = headers[deviceHeader];
  return { network: clientNetwork(ip), device: isDevice(device) ? device : undefined };
}
