import { Suspense } from 'react';
import { airCalendarUrl, airTicketsUrl, useTransport } from '@karvon/api-client';
import type { AirOrder } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import {
  Button,
  CalendarDays,
  Card,
  Download,
  late,
  lazyPart,
  ProgressBar,
  RefreshCw,
} from '@karvon/ui-kit';
import { isAboutToReplaceTickets } from '../../model/shown-status';
import { ticketsMessages } from './tickets-panel.messages';
import classes from './tickets-panel.module.css';

/** Most orders have no seats of their own. */
const TicketSeats = late(async () => (await import('./ticket-seats')).TicketSeats);

/** For when there is no network; the page does not wait for it. */
const KeepTickets = lazyPart(async () => (await import('./keep-tickets')).KeepTickets);

interface TicketsPanelProps {
  order: AirOrder;
  refreshing: boolean;
  onRefresh: () => void;
}

/** The downloads of the tickets; until they are ready, a note that they are being issued. */
export function TicketsPanel({ order, refreshing, onRefresh }: TicketsPanelProps) {
  const intl = useIntl();
  const lang = useLocale();
  const transport = useTransport();
  const which = { number: order.number, lang };
  return (
    <Card as="section" aria-labelledby="order-tickets" className={classes.root}>
      <h2 id="order-tickets" className={classes.title}>
        {intl.formatMessage(ticketsMessages.title)}
      </h2>
      {order.tickets === 'ready' ? (
        <>
          {order.extras.length > 0 ? <TicketSeats order={order} /> : null}
          {isAboutToReplaceTickets(order) ? null : (
            <Suspense>
              <KeepTickets order={order} />
            </Suspense>
          )}
          <Button
            as="a"
            block
            download
            href={airTicketsUrl(transport, which)}
            iconStart={<Download aria-hidden="true" size={20} />}
          >
            {intl.formatMessage(ticketsMessages.download)}
          </Button>
          <Button
            as="a"
            block
            download
            variant="secondary"
            href={airCalendarUrl(transport, which)}
            iconStart={<CalendarDays aria-hidden="true" size={20} />}
          >
            {intl.formatMessage(ticketsMessages.calendar)}
          </Button>
        </>
      ) : (
        <>
          <ProgressBar label={intl.formatMessage(ticketsMessages.generating)} />
          <Button
            block
            variant="secondary"
            loading={refreshing}
            onClick={onRefresh}
            iconStart={<RefreshCw aria-hidden="true" size={20} />}
          >
            {intl.formatMessage(ticketsMessages.refresh)}
          </Button>
        </>
      )}
    </Card>
  );
}
