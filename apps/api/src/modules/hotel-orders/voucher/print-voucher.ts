import { dayAt } from '@karvon/calendar';
import { locales, type Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { phase } from '@karvon/platform/phase';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { noteDelivery } from '@karvon/payments';
import { changeStore } from '../store/change-store';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { voucherContext } from './read-voucher';
import type { Voucher } from './voucher';

export interface PrintVoucherDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'drawPaper' | 'edition' | 'jobs' | 'personalData'
> {
  announce: Announce;
  store: HotelOrderStore;
}

/** The order is sold and has no voucher yet, or none with the names that it has now. */
const isDue = ({ status, voucher }: Pick<HotelOrderRow, 'status' | 'voucher'>) =>
  status === 'in-progress' || (status === 'finished' && voucher === 'generating');

/**
 * Prints the vouchers of a sold order in every language and finishes the order (phase F4); after a change of names it prints
 * them anew.
 */
export function createVoucherPrinting({
  clock,
  database: { db },
  drawPaper,
  edition,
  jobs,
  announce,
  personalData,
  store,
}: PrintVoucherDeps) {
  function voucherOf(order: HotelOrderRow, lang: Locale): Voucher {
    const { guests, comment } = store.persons(order);
    // The Uzbek words of a stay are Latin, in orders of any age; the address abroad is English in newer ones.
    const { name, address, latinAddress = address, location } = order.sold.uz.stay.hotel;
    return {
      ...order.sold[lang],
      orderNumber: order.number,
      voucherNumber: order.voucher_number!,
      confirmation: order.confirmation ?? '',
      issuedOn: dayAt(clock.now(), edition.support.utcOffsetMinutes),
      guests: [...guests],
      comment,
      agency: {
        brand: edition.brand,
        legalName: edition.legalName[lang],
        phones: edition.phones.map(({ label }) => label),
        email: edition.email,
      },
      latin: { name, address: latinAddress },
      abroad: location.country !== edition.defaultCitizenship,
      lang,
    };
  }

  return async function printVoucher(number: string): Promise<void> {
    const order = await store.find(db, number);
    if (!order || !isDue(order) || order.voucher_number === null) return;
    const pdfs = await Promise.all(
      locales.map(async (lang) => ({
        lang,
        pdf: personalData.sealBytes(
          await drawPaper('hotel-voucher', voucherOf(order, lang)),
          voucherContext(number, lang),
        ),
      })),
    );
    await db.transaction().execute(async (tx) => {
      const now = await store.lock(tx, number);
      // Cancelled while it was being drawn.
      if (!isDue(now)) return;
      if (now.voucher !== 'ready') {
        await store.setVoucher(tx, number, 'ready');
        await noteDelivery(tx, { clock, jobs }, 'hotel', number);
        const made_at = clock.now();
        await tx
          .insertInto('hotel_vouchers')
          .values(pdfs.map(({ lang, pdf }) => ({ order_number: number, lang, pdf, made_at })))
          .onConflict((old) =>
            old.columns(['order_number', 'lang']).doUpdateSet(({ ref }) => ({
              pdf: ref('excluded.pdf'),
              made_at: ref('excluded.made_at'),
            })),
          )
          .execute();
      }
      if (now.status === 'in-progress') {
        await store.setStatus(tx, number, 'finished', clock.now());
        return announce(tx, { kind: 'hotel', number }, 'ready');
      }
      const changes = await changeStore.of(tx, number);
      const occasion = changes.findLast(({ state }) => state === 'confirmed')!.id;
      await announce(tx, { kind: 'hotel', number, occasion }, 'change-confirmed');
    });
    phase('F4');
  };
}
