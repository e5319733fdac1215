import { createAirSearch, getPlace, listAirOffers, type AirOffersPage } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  respond,
  buildCity,
  buildConnectingItinerary,
  buildDictionary,
  buildFareSummary,
  buildOffer,
  buildPlace,
  refuse,
  waiting,
  type FeatureGallery,
} from '@karvon/samples';
import { NamedSearchForm } from '../components/named-search-form/named-search-form';
import { parseCriteria } from '../model/search/search-criteria';
import { AirResultsPage } from '../pages/air-results-page/air-results-page';

const edition = readEdition('uz');
const today = '2026-11-21';
const query = 'from=TAS&to=MOW&out=2026-12-14';
const path = `/air-tickets?${query}`;
const expiresAt = '2026-12-01T10:30:00.000Z';

/** Fills the cache: the places of the search have names, and the search has begun. */
export const searchBegun = [
  respond(getPlace, ({ params }) => (params.code === 'TAS' ? buildPlace() : buildCity())),
  respond(createAirSearch, { id: 's1', expiresAt }),
];

/** All offers found, unless changed. */
export const buildOffersPage = (changes: Partial<AirOffersPage> = {}): AirOffersPage => ({
  status: 'complete',
  progress: 1,
  sellers: { answered: 3, requested: 3 },
  replaced: [],
  cursor: '1',
  offers: [],
  dictionary: buildDictionary(),
  expiresAt,
  ...changes,
});

const offers = [
  buildOffer({ id: 'direct' }),
  buildOffer({
    id: 'connecting',
    slices: [buildConnectingItinerary()],
    fares: [buildFareSummary({ total: money(1_900_000_00, 'UZS') })],
  }),
  buildOffer({
    id: 'charter',
    kind: 'charter',
    fares: [buildFareSummary({ total: money(2_890_000_00, 'UZS') })],
  }),
];

const show = () => (
  <AirResultsPage
    criteria={parseCriteria(new URLSearchParams(query))!}
    edition={edition}
    today={today}
  />
);
const found = (page: Partial<AirOffersPage>) => [
  ...searchBegun,
  respond(listAirOffers, buildOffersPage(page)),
];

/** The search form, and the results of a search as they arrive. */
export const gallery: FeatureGallery = {
  loading: { responses: [...searchBegun, waiting(listAirOffers)], path, show },
  empty: { responses: found({}), path, show },
  problem: {
    responses: [
      ...searchBegun,
      refuse(listAirOffers, { code: 'supplier-unavailable', status: 422 }),
    ],
    path,
    show,
  },
  data: { responses: found({ offers }), path, show },
  'filtered-out': { responses: found({ offers }), path: `${path}&airlines=SU`, show },
  form: {
    responses: searchBegun,
    show: () => <NamedSearchForm edition={edition} today={today} />,
  },
};
