import type { AirOrderWithToken, PaymentMethod, RefundPart, RefundQuote } from '@karvon/contract';
import { confirmRefund, quoteRefund } from '@karvon/air-orders/testing';
import { startPaymentBy, type YookassaShop } from '../../testing/payment-peers';

export type Numbered = { order: { number: string } };

interface Habits {
  /** How far the clock is moved in each step, for the jobs. */
  minutes: number;
  method: PaymentMethod;
}

/** The steps of the receipt suites in a shop: pay, give back, and read the receipts. */
export function createReceiptSteps(
  shop: () => Pick<YookassaShop, 'api' | 'yookassa'>,
  habits: Habits,
) {
  /** Lets a few minutes pass, in which jobs check again. */
  async function minutesPass(minutes = habits.minutes): Promise<void> {
    const { api } = shop();
    for (let minute = 0; minute < minutes; minute += 1) {
      await api.jobs.drain();
      await api.clock.advance({ minutes: 1 });
    }
    await api.jobs.drain();
  }

  return {
    minutesPass,

    /** The receipts that name an order, oldest first. */
    receiptsOf: ({ order }: Numbered) =>
      [...shop().yookassa.receipts.values()].filter(({ items }) =>
        items.some(({ description }) => description.endsWith(order.number)),
      ),

    async pay(booked: AirOrderWithToken, method: PaymentMethod = habits.method) {
      const { api, yookassa } = shop();
      const { confirmationUrl } = await startPaymentBy(api, booked, method);
      const there = await yookassa.choose(confirmationUrl, 'pay');
      await minutesPass();
      return there;
    },

    /** @returns the amount that comes back, in minor units */
    async giveBack(booked: AirOrderWithToken, part?: RefundPart): Promise<number> {
      const { api } = shop();
      const quote = (await quoteRefund(api, booked, { part })).json() as RefundQuote;
      expect((await confirmRefund(api, booked, quote.id)).statusCode).toBe(200);
      await minutesPass();
      return quote.total.amount;
    },
  };
}
