import { problem } from '@karvon/platform/http/problem';
import { RoomRefused, type RoomBooking, type RoomSeller } from '@karvon/hotel-supply/room-seller';
import { AcaseRefusal, type AcaseHttp } from '../wire/acase-http';
import type { AcaseOrder } from './schemas';
import { taskSchema } from './schemas';

/** The supplier's codes of document types and task states; the others are unknown. */
const VOUCHER = 7;
const DONE = '5';

interface VoucherDeps {
  http: AcaseHttp;
  readOrder(id: string): Promise<AcaseOrder>;
  info(id: string): Promise<RoomBooking>;
}

/** The supplier makes vouchers by tasks; our task id is `<order>.<task>`. */
export function createAcaseVouchers({
  http,
  readOrder,
  info,
}: VoucherDeps): Pick<RoomSeller, 'requestVoucher' | 'voucher'> {
  async function task(name: string, parameters: Record<string, unknown>) {
    const document = { Action: { '@Name': name, Parameters: parameters } };
    const request = { name: 'OrderDocsRequest', response: 'OrderDocsResponse', document };
    try {
      return (await http.request({ ...request, lang: 'ru' }, taskSchema)).TaskInfo;
    } catch (error) {
      if (error instanceof AcaseRefusal) throw new RoomRefused('no such voucher', { cause: error });
      throw error;
    }
  }

  const voucherOf = async (orderId: string): Promise<string> => {
    const order = await readOrder(orderId);
    const number = order.AccommodationList.Accommodation[0]!['@VoucherId'];
    if (/^\d+$/.test(number)) return number;
    throw problem('supplier-unavailable', {}, new Error('an order without a voucher'));
  };

  return {
    async requestVoucher(supplierOrderId) {
      const { state } = await info(supplierOrderId);
      if (state !== 'confirmed') throw new RoomRefused('only a confirmed room has a voucher');
      const id = await voucherOf(supplierOrderId);
      // Repeating the request makes no second voucher.
      const made = await task('TaskAdd', { '@DocId': id, DocType: { '@Code': VOUCHER } });
      return { taskId: `${supplierOrderId}.${made['@Code']}` };
    },

    async voucher(taskId) {
      const [orderId, taskCode] = taskId.split('.');
      if (!orderId || !taskCode) throw new RoomRefused('no such voucher');
      const state = await task('TaskStatus', { '@TaskId': taskCode });
      if (state.TaskStatus['@Code'] !== DONE) return null;
      return { number: await voucherOf(orderId) };
    },
  };
}
