import { isSoldNow, type HotelAmenity } from '@karvon/contract';
import type { HotelItem } from '@karvon/favourite-heart';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import type { HotelNow } from '../../data/use-now';
import { bestColumn, type CompareRow } from '../../model/compare-rows';
import type { HotelWords } from '../../model/market';
import { compareMessages as m } from './compare.messages';

interface Column {
  price: number | null;
  /** The price is of a room that is sold now. */
  now: boolean;
  stars: number | null;
  score: number | null;
  metres: number | null;
  cells: Record<string, readonly string[]>;
}

/** The rows of a comparison of hotels; a hotel without free rooms has what its description says. */
export function useHotelRows(
  items: readonly HotelItem[],
  nows: readonly HotelNow[],
  words: HotelWords,
): CompareRow[] {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const text = intl.formatMessage;
  const columns = items.map((item, index) => describe(item, nows[index]!));
  const row = (id: string, name: string, best: CompareRow['best'] = null): CompareRow => {
    const cells = columns.map((column) => column.cells[id] ?? []);
    const shown = best && String(cells[best.column]);
    // Two distances may differ by metres and read the same.
    const alone = cells.filter((texts) => String(texts) === shown).length === 1;
    return { id, name, cells, best: alone ? best : null };
  };
  const best = (
    key: 'price' | 'stars' | 'score' | 'metres',
    wordsOf: string,
    better: 'lower' | 'higher' = 'lower',
  ): CompareRow['best'] => {
    const column = bestColumn(
      columns.map((one) => one[key]),
      better,
    );
    return column === null ? null : { column, text: wordsOf };
  };
  // A lower price that must be waited for is no cheaper one, and beside it none is the cheapest.
  const cheapest = best('price', text(m.cheapest));
  return [
    row('price', text(m.stayPrice), cheapest && columns[cheapest.column]!.now ? cheapest : null),
    row('levies', text(m.levies)),
    row('guests', text(m.guests)),
    row('kind', text(m.kind)),
    row('stars', text(m.stars), best('stars', text(m.highest), 'higher')),
    row('score', text(m.score), best('score', text(m.highest), 'higher')),
    row('centre', text(m.centre), best('metres', text(m.nearest))),
    row('room', text(m.room)),
    row('beds', text(m.beds)),
    row('meal', text(m.meal)),
    row('cancellation', text(m.cancellation)),
    row('wifi', text(m.wifi)),
    row('parking', text(m.parking)),
  ];

  function describe({ stay }: HotelItem, { hotel, now }: HotelNow): Column {
    const offer = now.state === 'sold' ? now.found : null;
    const facts = offer && texts.offer(offer);
    const party = stay && { adults: stay.adults, childAges: stay.ages };
    const centre = hotel?.nearby.find(({ kind }) => kind === 'city-centre');
    const has = (amenity: HotelAmenity) =>
      hotel ? [text(hotel.amenities.includes(amenity) ? m.yes : m.no)] : [];
    return {
      price: offer?.total.amount ?? null,
      now: offer !== null && isSoldNow(offer),
      stars: hotel && hotel.stars > 0 ? hotel.stars : null,
      score: hotel?.score?.tenths ?? null,
      metres: centre?.distance ?? null,
      cells: {
        guests:
          stay && party ? [format.range(stay.arrival, stay.departure), texts.party(party)] : [],
        ...(hotel && {
          kind: [words.kind(hotel.kind)],
          stars: [hotel.stars > 0 ? String(hotel.stars) : text(m.noStars)],
          score: hotel.score ? [format.number(hotel.score.tenths / 10, 1)] : [],
          centre: centre ? [words.distance(centre.distance)] : [],
        }),
        ...(offer &&
          facts && {
            price: [format.money(offer.total), facts.place, facts.waiting ?? []].flat(),
            levies: facts.levies.length > 0 ? facts.levies : [text(m.no)],
            room: [facts.room, ...(party ? texts.sleepers(party, offer.rooms) : [])],
            beds: offer.beds ? [text(m[offer.beds])] : [],
            meal: [facts.meal],
            cancellation: [facts.cancellation.headline, ...facts.cancellation.steps],
          }),
        wifi: has('wifi'),
        parking: has('parking'),
      },
    };
  }
}
