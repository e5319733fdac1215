import type { FastifyInstance } from 'fastify';
import { getHotelCalendar, getHotelVoucher } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { DocumentReader } from '@karvon/messages';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { voucherOf } from './access/present';
import type { HotelOrderRow } from './store/order-store';

export interface HotelPapersDeps extends Pick<AppDeps, 'clock' | 'edition'> {
  access: Pick<OrderAccess, 'check'>;
  readVoucher: DocumentReader;
}

const download = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

/** The calls for a guest's documents: the voucher and the calendar file of the stay. */
export function registerHotelPapers(
  app: FastifyInstance,
  { access, clock, edition, readVoucher }: HotelPapersDeps,
  load: (number: string) => Promise<HotelOrderRow>,
): void {
  registerEndpoint(
    app,
    getHotelVoucher,
    { problems: ['hotel-order-not-found', 'voucher-not-ready'], contentTypes: ['application/pdf'] },
    async ({ params: { number }, query }, request) => {
      await access.check(request, number);
      const pdf = await readVoucher(number, query.lang);
      if (!pdf || voucherOf(await load(number)) !== 'ready') throw problem('voucher-not-ready');
      const name = `karvon-${number}-${query.lang}.pdf`;
      return new RawResponse('application/pdf', pdf, download(name));
    },
  );

  registerEndpoint(
    app,
    getHotelCalendar,
    { problems: ['hotel-order-not-found'], contentTypes: ['text/calendar'] },
    async ({ params: { number }, query }, request) => {
      await access.check(request, number);
      const { renderStayCalendar } = await import('./access/calendar');
      const { brand } = edition;
      const file = renderStayCalendar(await load(number), {
        lang: query.lang,
        brand,
        now: clock.now(),
      });
      return new RawResponse(
        'text/calendar; charset=utf-8',
        file,
        download(`karvon-${number}.ics`),
      );
    },
  );
}
