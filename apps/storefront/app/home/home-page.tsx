import { useIntl } from '@karvon/i18n';
import { PageHead } from '../document/page-head';
import { Hero } from './hero';
import { HomeForms } from './home-forms';
import { HomeTabs, useHomeTab } from './home-tabs';
import { homeMessages as messages } from './home.messages';
import { AskUs, HomeNews, PopularDirections, UnfinishedBooking, WhyUs } from './late-home';
import type { HomeData } from './load-home.server';

export function HomePage({ home, directions, news }: HomeData) {
  const intl = useIntl();
  const tab = useHomeTab();
  return (
    <>
      <PageHead
        title={intl.formatMessage(messages.title)}
        description={intl.formatMessage(messages.description)}
      />
      <Hero heading={messages.heading} lead={messages.lead} tabs={<HomeTabs tab={tab} />}>
        <HomeForms tab={tab} home={home} />
      </Hero>
      <UnfinishedBooking />
      <PopularDirections directions={directions} />
      <WhyUs />
      <AskUs />
      {news.length > 0 ? <HomeNews news={news} /> : null}
    </>
  );
}
