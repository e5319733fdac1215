export { airStatusHelp, airStatusNames, flightChangeNames } from './air-status.messages';
export { describeFare, type FactTexts, type FactTone, type FareTexts } from './describe-fare';
export { featureOnFlights } from './describe-features';
export {
  describeCabin,
  describeSlice,
  type LayoverTexts,
  type PointTexts,
  type SegmentTexts,
  type SliceTexts,
} from './describe-slice';
export { useItineraryTexts, type ItineraryTexts } from './use-itinerary-texts';
export { usePassengerShare } from './use-passenger-share';
export { describeFareEnd, useFareEnd } from './use-fare-end';
