import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { airStatusHelp } from '@karvon/itinerary';
import { LatePayments, StatusCard, type StatusLook, useLateReturn } from '@karvon/order-parts';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  RefreshCw,
  TriangleAlert,
  Undo2,
} from '@karvon/ui-kit';
import { shownStatus, untoldPayments, type ShownStatus } from '../../model/shown-status';
import { statusTexts, statusTitles } from './order-status.messages';

const looks: Record<ShownStatus, StatusLook> = {
  'not-paid': { icon: Clock, tone: 'wait' },
  'not-paid-instant': { icon: Clock, tone: 'wait' },
  'at-bank': { icon: Clock, tone: 'wait' },
  'cancel-wished': { icon: Undo2, tone: 'wait' },
  issuing: { icon: RefreshCw, tone: 'wait' },
  paid: { icon: CircleCheck, tone: 'good' },
  'flight-changed': { icon: TriangleAlert, tone: 'wait' },
  'flight-cancelled': { icon: CircleX, tone: 'bad' },
  'return-review': { icon: Undo2, tone: 'wait' },
  return: { icon: Undo2, tone: 'wait' },
  cancelled: { icon: CircleX, tone: 'done' },
  'cancelled-by-guest': { icon: CircleX, tone: 'done' },
  'cancelled-by-agency': { icon: CircleX, tone: 'done' },
  'cancelled-by-not-paid': { icon: CircleX, tone: 'done' },
  'cancelled-late': { icon: CircleX, tone: 'done' },
  'cancelled-before-money': { icon: CircleX, tone: 'done' },
  'cancelled-returned': { icon: CircleCheck, tone: 'done' },
  'cancelled-kept': { icon: CircleX, tone: 'done' },
  'issue-error': { icon: CircleAlert, tone: 'bad' },
  error: { icon: CircleAlert, tone: 'bad' },
};

interface OrderStatusProps {
  order: AirOrder;
  edition: Pick<Edition, 'support'>;
}

/** The state of the order: what happened, what comes next and by when. Screen readers announce changes. */
export function OrderStatus({ order, edition }: OrderStatusProps) {
  const intl = useIntl();
  const format = useFormat();
  const shown = shownStatus(order);
  const tooLate = untoldPayments(order, shown);
  const moment = order.payBefore ?? order.nextBy;
  const by = moment
    ? format.deadline(moment, edition.support)
    : format.date(order.refund?.sentBy ?? order.createdAt.slice(0, 10));
  const total = format.money(order.refund?.total ?? order.toPay);
  const late = order.latePayments.findLast(({ paidFor }) => paidFor === 'order');
  const back = useLateReturn(edition)(late?.returnedAt);
  const help = intl.formatMessage(airStatusHelp['issue-error']);
  return (
    <>
      <StatusCard
        {...looks[shown]}
        title={intl.formatMessage(statusTitles[shown])}
        text={intl.formatMessage(statusTexts[shown], { by, total, help, back })}
      />
      {tooLate.length > 0 ? <LatePayments payments={tooLate} edition={edition} /> : null}
    </>
  );
}
