import type { FastifyRequest } from 'fastify';
import { orderTokenHeader } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import type { OrderTokens } from './order-token';

export interface OrderAccess {
  /**
   * Lets a request with the order's own token through.
   * @throws problem order-token-required without a valid token; order-not-found with another order's
   */
  check(request: FastifyRequest, orderNumber: string): Promise<void>;
}

export function createOrderAccess({
  clock,
  tokens,
}: Pick<AppDeps, 'clock'> & { tokens: OrderTokens }): OrderAccess {
  return {
    async check(request, orderNumber) {
      const token = request.headers[orderTokenHeader];
      const opens = typeof token === 'string' ? await tokens.read(token, clock.now()) : null;
      if (opens === null) throw problem('order-token-required');
      if (opens !== orderNumber) throw problem('order-not-found');
    },
  };
}
