import { late } from '@karvon/ui-kit';

const sections = () => import('./late-sections');

export const AskUs = late(async () => (await sections()).AskUs);
export const HomeNews = late(async () => (await sections()).HomeNews);
export const PopularDirections = late(async () => (await sections()).PopularDirections);
export const UnfinishedBooking = late(async () => (await sections()).UnfinishedBooking);
export const ViewedHotels = late(async () => (await sections()).ViewedHotels);
export const WhyUs = late(async () => (await sections()).WhyUs);
