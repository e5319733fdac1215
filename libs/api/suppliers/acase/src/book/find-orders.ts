import { addDays, dayAt } from '@karvon/calendar';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import type { AcaseHttp } from '../wire/acase-http';
import { writeDay } from '../wire/values';
import type { Claim } from './claims';
import { orderListSchema } from './schemas';
import { stateOf } from './statuses';

/**
 * Orders under our reference that are not cancelled, the oldest first. More than one: the supplier has booked twice.
 * @throws SupplierUnanswered when the supplier does not list all of them
 */
export async function findOrders(http: AcaseHttp, claim: Claim): Promise<string[]> {
  // The supplier uses Moscow's calendar, so the period is a day longer on either side.
  const day = dayAt(claim.asked_at, 0);
  const document = {
    '@RegistrationDateFrom': writeDay(addDays(day, -1)),
    '@RegistrationDateTo': writeDay(addDays(day, 1)),
    '@ArrivalDateFrom': writeDay(claim.arrival),
    '@ArrivalDateTo': writeDay(claim.arrival),
  };
  const name = 'OrderListRequest';
  const request = { name, response: 'OrderListResponse', lang: 'ru' as const, document };
  const { IsThatAll: isAll, Orders } = await http.request(request, orderListSchema);
  const found = Orders.Order.filter(
    (order) =>
      order['@ReferenceNumber'] === claim.reference &&
      stateOf(order.Status['@Code']) !== 'cancelled',
  );
  if (found.length === 0 && !isAll) throw new SupplierUnanswered('not all orders were shown');
  return found.map((order) => order['@Id']).sort((a, b) => Number(a) - Number(b));
}
