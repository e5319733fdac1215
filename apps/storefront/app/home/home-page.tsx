import { lazy, Suspense } from 'react';
import { useIntl } from '@karvon/i18n';
import { PageHead } from '../document/page-head';
import { AskUs } from './ask-us';
import { Hero } from './hero';
import { HomeForms } from './home-forms';
import { HomeTabs, useHomeTab } from './home-tabs';
import { homeMessages as messages } from './home.messages';
import type { HomeData } from './load-home.server';
import { PopularDirections } from './popular-directions';
import { WhyUs } from './why-us';

/** On the page from the start; its code comes after the page is awake. */
const HomeNews = lazy(async () => ({ default: (await import('./home-news')).HomeNews }));

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
      <PopularDirections directions={directions} />
      <WhyUs />
      <AskUs />
      {news.length > 0 ? (
        <Suspense>
          <HomeNews news={news} />
        </Suspense>
      ) : null}
    </>
  );
}
