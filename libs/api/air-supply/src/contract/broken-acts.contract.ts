import type { createBreaker } from '@karvon/platform/testing/mutate-response';
import { supplierTotal } from '../supplier-total';
import type { AirSupplier } from '../air-supplier';
import type { ExchangeTerms, ExchangeWish } from '../exchange-tickets';
import type { supplierSteps } from './supplier-steps';
import type { Provocation } from './supplier-under-test';

type Breaker = Pick<ReturnType<typeof createBreaker>, 'onBroken'>;
/** A call on broken responses, with a check of its result. */
export type Act = () => Promise<void>;

/** The calls about fares and tickets. */
export async function brokenSales(
  supplier: AirSupplier,
  { offered, request }: ReturnType<typeof supplierSteps>,
  { onBroken }: Breaker,
): Promise<Act[]> {
  const offer = await offered();
  const prices = new Map(offer.fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
  const sold = await request();
  const { supplierOrderId } = await supplier.hold(sold);
  const { reference } = sold;
  const { tickets } = await supplier.issue({ supplierOrderId, reference });
  return [
    async () => {
      const priced = await onBroken(() => supplier.price(offer.id));
      for (const { id, lines } of priced?.fares ?? [])
        if (prices.has(id)) expect(supplierTotal(lines).amount).toBe(prices.get(id));
    },
    async () => void (await onBroken(() => supplier.rules(offer.id, offer.fares[0]!.id))),
    async () => {
      const hold = await onBroken(() => supplier.find(reference));
      if (hold) expect(hold.total).toEqual(sold.supplierTotal);
    },
    async () => {
      const issued = await onBroken(() => supplier.issue({ supplierOrderId, reference }));
      if (issued) expect(issued.tickets).toEqual(tickets);
    },
    async () => void (await onBroken(() => supplier.findChange({ supplierOrderId }))),
  ];
}

/** The calls about refunds. */
export async function brokenReturns(
  supplier: AirSupplier,
  { quote, ticketed }: ReturnType<typeof supplierSteps>,
  { onBroken }: Breaker,
): Promise<Act[]> {
  const supplierOrderId = await ticketed();
  const { id: whole, tariff } = await quote(supplierOrderId);
  return [
    async () => {
      const quoted = await onBroken(() => quote(supplierOrderId));
      if (quoted) expect(quoted.tariff.kept.amount).toBe(tariff.kept.amount);
    },
    async () => void (await onBroken(() => supplier.findCancellation(whole))),
  ];
}

const costOf = ({ fee, difference }: ExchangeTerms) => fee.amount + difference.amount;

interface Wished {
  supplierOrderId: string;
  wishes: ExchangeWish[];
}

/** The calls about exchanges, and about flights that the airline has moved. */
export async function brokenExchanges(
  supplier: AirSupplier,
  wished: (provocation?: Provocation) => Promise<Wished>,
  { onBroken }: Breaker,
): Promise<Act[]> {
  const order = await wished();
  const costs = new Set((await supplier.offerExchange(order)).map(costOf));
  const done = await wished();
  const [first] = await supplier.offerExchange(done);
  const taken = { supplierOrderId: done.supplierOrderId, offerId: first!.id };
  const exchanged = await supplier.confirmExchange(taken);
  const { supplierOrderId } = await wished('flight-moved');
  const change = await supplier.findChange({ supplierOrderId });
  const moved = { supplierOrderId, changeId: change!.id };
  return [
    async () => {
      const offers = await onBroken(() => supplier.offerExchange(order));
      for (const one of offers ?? []) expect(costs).toContain(costOf(one));
    },
    async () => {
      const again = await onBroken(() => supplier.confirmExchange(taken));
      if (again) expect(again).toEqual(exchanged);
    },
    async () => void (await onBroken(() => supplier.acceptChange(moved))),
  ];
}
