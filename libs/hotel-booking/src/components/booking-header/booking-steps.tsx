import { useIntl } from '@karvon/i18n';
import { Steps } from '@karvon/ui-kit';
import { headerMessages as m } from './booking-header.messages';

/** How far the booking has come: the guests are what is left, and mostly a payment. */
export function BookingSteps({ paidNow }: { paidNow: boolean }) {
  const intl = useIntl();
  const steps = [m.hotel, m.room, m.guests, ...(paidNow ? [m.payment] : [])];
  return (
    <Steps
      label={intl.formatMessage(m.steps)}
      doneLabel={intl.formatMessage(m.done)}
      steps={steps.map((step) => intl.formatMessage(step))}
      current={steps.indexOf(m.guests)}
    />
  );
}
