import { dayAt } from '@karvon/calendar';
import { locales, type Locale } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import { phase } from '../../../phase';
import type { Announce } from '../../order-messages/port';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { voucherContext } from './read-voucher';
import type { Voucher } from './voucher';

export interface PrintVoucherDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'drawPaper' | 'edition' | 'personalData'
> {
  announce: Announce;
  store: HotelOrderStore;
}

/** Prints the vouchers of a sold order in every language and finishes the order (phase F4). */
export function createVoucherPrinting({
  clock,
  database: { db },
  drawPaper,
  edition,
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
    if (order?.status !== 'in-progress' || order.voucher_number === null) return;
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
      const { status, voucher } = await store.lock(tx, number);
      // Cancelled while it was being drawn.
      if (status !== 'in-progress') return;
      if (voucher !== 'ready') {
        await store.setVoucher(tx, number, 'ready');
        const made_at = clock.now();
        await tx
          .insertInto('hotel_vouchers')
          .values(pdfs.map(({ lang, pdf }) => ({ order_number: number, lang, pdf, made_at })))
          .execute();
      }
      await store.setStatus(tx, number, 'finished', clock.now());
      await announce(tx, { kind: 'hotel', number }, 'ready');
    });
    phase('F4');
  };
}
