import { useIntl } from '@karvon/i18n';
import { StepHeader } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { headerMessages as m } from './booking-header.messages';

/** The way back, the page's name and what it asks for. */
export function BookingHeader({ backTo }: { backTo: string }) {
  const intl = useIntl();
  return (
    <StepHeader
      back={{ href: backTo, label: intl.formatMessage(m.back) }}
      title={intl.formatMessage(m.title)}
      lead={intl.formatMessage(m.lead)}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
  );
}
