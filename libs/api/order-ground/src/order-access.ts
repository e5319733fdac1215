import type { FastifyRequest } from 'fastify';
import { orderTokenHeader } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { OrderOwners, OwnerColumns } from './order-owners';
import type { OrderTokens } from './order-token';

export interface OrderAccess {
  /**
   * Allows a request with the order's own token or its owner's session.
   * @throws problem order-token-required without either; the one for an unknown order with another order's, or somebody
   *   else's
   */
  check(request: FastifyRequest, orderNumber: string): Promise<void>;
  /** The same for a payer, who may have the order's link instead of its token. */
  checkPayer(request: FastifyRequest, orderNumber: string, shareToken?: string): Promise<void>;
}

export interface OrderAccessDeps extends Pick<AppDeps, 'clock'> {
  owners: Pick<OrderOwners, 'asking' | 'owns'>;
  tokens: Pick<OrderTokens, 'read' | 'readShare'>;
  /** The owner of an order of this kind. */
  ownerOf: (orderNumber: string) => Promise<OwnerColumns | undefined>;
  /** The problem code for an unknown order of this kind. */
  unknown?: 'order-not-found' | 'hotel-order-not-found';
}

export function createOrderAccess({
  clock,
  owners,
  tokens,
  ownerOf,
  unknown = 'order-not-found',
}: OrderAccessDeps): OrderAccess {
  async function check(request: FastifyRequest, orderNumber: string): Promise<void> {
    const token = request.headers[orderTokenHeader];
    const opens = typeof token === 'string' ? await tokens.read(token, clock.now()) : null;
    if (opens === orderNumber) return;
    const user = await owners.asking(request);
    const order = user && (await ownerOf(orderNumber));
    if (user && order && owners.owns(user, order)) return;
    throw problem(user || opens !== null ? unknown : 'order-token-required');
  }
  return {
    check,
    async checkPayer(request, orderNumber, shareToken) {
      if (shareToken === undefined) return check(request, orderNumber);
      if (tokens.readShare(shareToken) !== orderNumber) throw problem(unknown);
    },
  };
}
