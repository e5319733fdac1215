import { useIntl } from '@karvon/i18n';
import { PageHead } from '../document/head/page-head';
import { Hero } from './hero';
import { HomeForms } from './home-forms';
import { HomeTabs, useHomeTab, type HomeTab } from './home-tabs';
import { homeMessages as messages } from './home.messages';
import {
  AskUs,
  HomeNews,
  PopularDirections,
  UnfinishedBooking,
  ViewedHotels,
  WhyUs,
} from './late-home';
import type { HomeData } from './load-home.server';

const heads = {
  air: { heading: messages.heading, lead: messages.lead, scene: 'SKD' },
  hotel: { heading: messages.headingHotel, lead: messages.leadHotel, scene: 'UGC' },
  order: { heading: messages.headingOrder, lead: messages.leadOrder, scene: 'caravan' },
} satisfies Record<HomeTab, object>;

export function HomePage({ places, directions, news }: HomeData) {
  const intl = useIntl();
  const tab = useHomeTab();
  return (
    <>
      <PageHead
        title={intl.formatMessage(messages.title)}
        description={intl.formatMessage(messages.description)}
      />
      <Hero {...heads[tab]} tabs={<HomeTabs tab={tab} />}>
        <HomeForms tab={tab} places={places} />
      </Hero>
      <UnfinishedBooking />
      <PopularDirections directions={directions} />
      <WhyUs />
      <ViewedHotels />
      <AskUs />
      {news.length > 0 ? <HomeNews news={news} /> : null}
    </>
  );
}
