import { Suspense } from 'react';
import { hotelCalendarUrl, hotelVoucherUrl, useTransport } from '@karvon/api-client';
import type { HotelOrder, Locale } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { Button, CalendarDays, Card, Download, lazyPart, ProgressBar } from '@karvon/ui-kit';
import { voucherMessages as m } from './voucher-panel.messages';
import classes from './voucher-panel.module.css';

/** For when there is no network; the page does not wait for it. */
const KeepVoucher = lazyPart(async () => (await import('./keep-voucher')).KeepVoucher);

const otherLanguage: Record<Locale, Locale> = { ru: 'uz', uz: 'ru' };

/** The downloads of the voucher; until it is ready, a note that it is being made. */
export function VoucherPanel({
  order,
}: {
  order: Pick<HotelOrder, 'number' | 'voucher' | 'stay' | 'guests'>;
}) {
  const intl = useIntl();
  const lang = useLocale();
  const transport = useTransport();
  const { number, voucher } = order;
  return (
    <Card as="section" aria-labelledby="order-voucher" className={classes.root}>
      <h2 id="order-voucher" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      {voucher === 'ready' ? (
        <>
          <Suspense>
            <KeepVoucher order={order} />
          </Suspense>
          <Button
            as="a"
            block
            download
            href={hotelVoucherUrl(transport, { number, lang })}
            iconStart={<Download aria-hidden="true" size={20} />}
          >
            {intl.formatMessage(m.download)}
          </Button>
          <Button
            as="a"
            block
            download
            variant="secondary"
            href={hotelVoucherUrl(transport, { number, lang: otherLanguage[lang] })}
            iconStart={<Download aria-hidden="true" size={20} />}
          >
            {intl.formatMessage(m.other)}
          </Button>
        </>
      ) : (
        <>
          <ProgressBar label={intl.formatMessage(m.generating)} />
          <p className={classes.note}>{intl.formatMessage(m.late)}</p>
        </>
      )}
      <Button
        as="a"
        block
        download
        variant="secondary"
        href={hotelCalendarUrl(transport, { number, lang })}
        iconStart={<CalendarDays aria-hidden="true" size={20} />}
      >
        {intl.formatMessage(m.calendar)}
      </Button>
    </Card>
  );
}
