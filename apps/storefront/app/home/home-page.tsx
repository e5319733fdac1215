import { AirSearchForm } from '@karvon/air-search';
import { useIntl } from '@karvon/i18n';
import { PageHead } from '../document/page-head';
import { useSite } from '../layout/use-site';
import { Hero } from './hero';
import { homeMessages as messages } from './home.messages';
import type { HomeData } from './load-home.server';
import { PopularDirections } from './popular-directions';
import { WhyUs } from './why-us';

export function HomePage({ popular, home }: HomeData) {
  const { edition, today } = useSite();
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage(messages.title)}
        description={intl.formatMessage(messages.description)}
      />
      <Hero heading={messages.heading} lead={messages.lead}>
        <AirSearchForm edition={edition} today={today} places={home ? [home] : []} />
      </Hero>
      <PopularDirections places={popular} />
      <WhyUs />
    </>
  );
}
