import type { HotelOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { LatePayments, StatusCard, type StatusLook } from '@karvon/order-parts';
import { useStayTexts } from '@karvon/stay';
import { CircleCheck, CircleX, Clock, Hourglass, RefreshCw, Undo2 } from '@karvon/ui-kit';
import { mayBePaidLate, shownHotelStatus, type ShownHotelStatus } from '../../model/hotel-status';
import { hotelTexts, hotelTitles } from './hotel-status.messages';

const looks: Record<ShownHotelStatus, StatusLook> = {
  created: { icon: RefreshCw, tone: 'wait' },
  'waiting-for-booking': { icon: Hourglass, tone: 'wait' },
  'waiting-list': { icon: Hourglass, tone: 'wait' },
  'waiting-for-payment': { icon: Clock, tone: 'wait' },
  'at-bank': { icon: Clock, tone: 'wait' },
  'cancel-wished': { icon: Undo2, tone: 'wait' },
  'in-progress': { icon: RefreshCw, tone: 'wait' },
  'in-progress-at-hotel': { icon: RefreshCw, tone: 'wait' },
  finished: { icon: CircleCheck, tone: 'good' },
  'finished-at-hotel': { icon: CircleCheck, tone: 'good' },
  cancelling: { icon: Undo2, tone: 'wait' },
  canceled: { icon: CircleX, tone: 'done' },
  'canceled-replaced': { icon: CircleX, tone: 'done' },
  'canceled-agency': { icon: CircleX, tone: 'done' },
  'canceled-not-paid': { icon: CircleX, tone: 'done' },
  'canceled-hotel-refused': { icon: CircleX, tone: 'done' },
  'canceled-no-answer': { icon: CircleX, tone: 'done' },
};

interface HotelStatusProps {
  order: HotelOrder;
  edition: Pick<Edition, 'support'>;
}

/** The state of a hotel order: what happened, what comes next and by when. */
export function HotelStatus({ order, edition }: HotelStatusProps) {
  const intl = useIntl();
  const format = useFormat();
  const { arrival } = useStayTexts().days(order.stay);
  const shown = shownHotelStatus(order);
  const moment = order.payBefore ?? order.answerBy;
  const by = moment ? format.deadline(moment, edition.support) : '';
  const total = format.money(order.total);
  const { latePayments } = order;
  const lapsed = shown === 'canceled-not-paid' && mayBePaidLate(order);
  const text = hotelTexts[lapsed ? 'canceled-late' : shown];
  return (
    <>
      <StatusCard
        {...looks[shown]}
        title={intl.formatMessage(hotelTitles[shown])}
        text={intl.formatMessage(text, { by, arrival, total })}
      />
      {latePayments ? <LatePayments payments={latePayments} edition={edition} /> : null}
    </>
  );
}
