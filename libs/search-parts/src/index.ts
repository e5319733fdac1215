export { changedParameters } from './address/changed-parameters';
export { keepFor } from './data/keep-for';
export { priceScale, type PriceScale } from './day-prices/price-scale';
export { priceMessages } from './day-prices/prices.messages';
export { PricesNote } from './day-prices/prices-note';
export { tonedDays, toneOf, type PriceTone, type TonedDay } from './day-prices/toned-days';
export { useDayCaptions, type DayNames } from './day-prices/use-day-captions';
export {
  useOpenCalendar,
  type CalendarPrices,
  type CalendarView,
} from './day-prices/use-open-calendar';
export { FilterFold } from './filters/filter-fold';
export { FilteredOut } from './filters/filtered-out';
export { filterMessages } from './filters/filters.messages';
export { FiltersButton } from './filters/filters-button';
export { FiltersSheet } from './filters/filters-sheet';
export { FiltersSidebar } from './filters/filters-sidebar';
export { filtersToDrop, type FilterToDrop } from './filters/filters-to-drop';
export { CardsSkeleton } from './list/cards-skeleton';
export { ResultsControls } from './list/results-controls';
export { ResultsHead } from './list/results-head';
export { useListView, type ListKind, type Looking } from './list/use-list-view';
export { panelMessages } from './panel.messages';
export { recentList } from './recent/recent-list';
export { markRecent } from './recent/recent-mark';
export { RecentPlace } from './recent/recent-place';
export { RecentSearches } from './recent/recent-searches';
export { useRecent } from './recent/use-recent';
