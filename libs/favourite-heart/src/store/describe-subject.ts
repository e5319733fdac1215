import { isListed, type Favourite } from '@karvon/contract';
import { offerItem } from '../model/offer-item';
import { writeItem } from '../model/write-item';
import type { HeartSubject } from './heart-subject';

/** The text of the item beside a heart. */
export function itemOf(subject: HeartSubject): string {
  if ('hotel' in subject) {
    const { hotel: code, stay } = subject;
    return writeItem({ kind: 'hotel', code, stay });
  }
  return writeItem(offerItem(subject.flight.slices, new URLSearchParams(subject.search)));
}

/** The price to compare with later: the lowest of all fares; for a hotel only of rooms that are sold now and paid to us. */
function priceOf(subject: HeartSubject): Favourite['price'] {
  if ('hotel' in subject) {
    const { offer } = subject;
    return offer && isListed(offer) ? offer.total : null;
  }
  const totals = subject.flight.fares.map(({ total }) => total);
  return totals.reduce((low, total) => (total.amount < low.amount ? total : low));
}

export const favouriteOf = (subject: HeartSubject): Favourite => ({
  item: itemOf(subject),
  price: priceOf(subject),
});
