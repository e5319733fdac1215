import { maxChildren, maxTravellers, type PassengerType, type Travellers } from '@karvon/contract';

export const travellerTypes = [
  'adult',
  'child',
  'baby',
] as const satisfies readonly PassengerType[];

export const countTravellers = ({ adult, child, baby }: Travellers) => adult + child + baby;

/** Minimum and maximum of one type of passenger, given the others. */
export function rangeOf(travellers: Travellers, type: PassengerType) {
  const room = maxTravellers - countTravellers(travellers) + travellers[type];
  if (type === 'adult') return { min: 1, max: room };
  // A baby sits on the lap of an adult.
  return {
    min: 0,
    max: type === 'baby' ? Math.min(room, travellers.adult) : Math.min(room, maxChildren),
  };
}

/** Changes one count; removing an adult also removes the baby on their lap. */
export function changeTravellers(
  travellers: Travellers,
  type: PassengerType,
  count: number,
): Travellers {
  const changed = { ...travellers, [type]: count };
  return { ...changed, baby: Math.min(changed.baby, changed.adult) };
}

/** Why no more passengers of a type can be added; null while they can. */
export function limitReason(travellers: Travellers): 'nine' | 'laps' | null {
  if (countTravellers(travellers) === maxTravellers) return 'nine';
  return travellers.baby > 0 && travellers.baby === travellers.adult ? 'laps' : null;
}
