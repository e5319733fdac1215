import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { PageHead } from '../document/page-head';
import { Hero } from './hero';
import { homeMessages as messages } from './home.messages';
import { PopularDirections } from './popular-directions';
import { WhyUs } from './why-us';

export function HomePage({ today }: { today: PlainDate }) {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage(messages.title)}
        description={intl.formatMessage(messages.description)}
      />
      <Hero>form</Hero>
      <PopularDirections today={today} />
      <WhyUs />
    </>
  );
}
