/** The sections of the home page below its form, in one file. */
export { AskUs } from './ask-us';
export { HomeNews } from './home-news';
export { PopularDirections } from './popular-directions';
export { UnfinishedBooking } from './unfinished-booking';
export { ViewedHotels } from './viewed-hotels';
export { WhyUs } from './why-us';
