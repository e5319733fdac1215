import type { AppDeps } from '@karvon/platform/app-deps';
import { adultInEachRoom } from '../adult-in-each-room';
import { boundTexts } from '../bound-texts';
import { classifiedOnly } from '../classified-only';
import type { RoomSeller } from '../room-seller';
import { createHotelLinks, type HotelLinks } from './hotel-links';
import { joinHotels } from './join-hotels';
import { joinSellers } from './join-sellers';
import type { JoinedHotels } from './joined-hotels';
import { createOwners, type NamedHotels } from './names';

/** The connected suppliers of hotels, joined into one. */
export interface ConnectedHotels {
  supplier: JoinedHotels;
  seller: RoomSeller;
  links: HotelLinks;
}

type Deps = Pick<AppDeps, 'clock' | 'config' | 'database' | 'edition' | 'logger'>;

/** Joins suppliers into one, limited to hotels and offers that may be sold. */
export function connectHotels(
  listed: readonly NamedHotels[],
  { clock, config, database, edition, logger }: Deps,
): ConnectedHotels {
  const named = listed.map(({ supplier, ...rest }) => {
    const sold = adultInEachRoom(classifiedOnly(supplier, edition.classifiedHotelsOnlyIn));
    return { ...rest, supplier: boundTexts(sold) };
  });
  const links = createHotelLinks(database.db, clock);
  const { graceMs } = config.hotelSearch;
  return {
    supplier: joinHotels(named, { links, clock, logger, graceMs }),
    seller: joinSellers(named, createOwners(named)),
    links,
  };
}
