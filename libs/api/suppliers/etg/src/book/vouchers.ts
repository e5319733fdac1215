import { problem } from '@karvon/platform/http/problem';
import { RoomRefused, type RoomSeller } from '@karvon/hotel-supply/room-seller';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import type { EtgOrders } from './orders';

/** The document is not there yet; the last one also stands for an order that is not paid from our deposit yet. */
const notYet = new Set(['pending', 'failed_to_generate_document', 'voucher_is_not_downloadable']);

/** The supplier makes a voucher of each order by itself: the task is the order, the number is the order's. */
export function createEtgVouchers(
  http: EtgHttp,
  { claimOf, info, ordersOf }: EtgOrders,
): Pick<RoomSeller, 'requestVoucher' | 'voucher'> {
  /** @throws RoomRefused */
  async function isMade(attempt: string): Promise<boolean> {
    const path = '/api/b2b/v3/hotel/order/document/voucher/download/';
    const data = { partner_order_id: attempt, language: 'en' };
    try {
      const { isDocument } = await http.progress({ path, data });
      if (!isDocument) throw problem('supplier-unavailable', {}, new Error('no document'));
      return true;
    } catch (error) {
      if (!(error instanceof EtgRefusal)) throw error;
      if (notYet.has(error.code)) return false;
      throw new RoomRefused('no such voucher', { cause: error });
    }
  }

  return {
    async requestVoucher(supplierOrderId) {
      const { state } = await info(supplierOrderId);
      if (state !== 'confirmed') throw new RoomRefused('only a confirmed room has a voucher');
      return { taskId: supplierOrderId };
    },

    async voucher(taskId) {
      await claimOf(taskId);
      if (!(await isMade(taskId))) return null;
      const [order] = await ordersOf([taskId]);
      return order ? { number: String(order.order_id) } : null;
    },
  };
}
