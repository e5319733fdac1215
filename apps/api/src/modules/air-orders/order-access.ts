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
  /** The same for whoever pays: the order's link will do instead of its token. */
  checkPayer(request: FastifyRequest, orderNumber: string, shareToken?: string): Promise<void>;
}

export function createOrderAccess({
  clock,
  tokens,
}: Pick<AppDeps, 'clock'> & { tokens: OrderTokens }): OrderAccess {
  async function check(request: FastifyRequest, orderNumber: string): Promise<void> {
    const token = request.headers[orderTokenHeader];
    const opens = typeof token === 'string' ? await tokens.read(token, clock.now()) : null;
    if (opens === null) throw problem('order-token-required');
    if (opens !== orderNumber) throw problem('order-not-found');
  }
  return {
    check,
    async checkPayer(request, orderNumber, shareToken) {
      if (shareToken === undefined) return check(request, orderNumber);
      if (tokens.readShare(shareToken) !== orderNumber) throw problem('order-not-found');
    },
  };
}
