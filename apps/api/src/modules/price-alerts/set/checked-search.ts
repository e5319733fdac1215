import type { PriceAlertRequest } from '@karvon/contract';
import { checkDay, checkEnds } from '@karvon/air-catalogue';
import type { OnwardFlight } from '@karvon/air-prices';
import type { AlertSearch } from '../alert-search';

/** The flights after the first one: known places, on days when flights are sold. */
function checkedOnward({ onward }: PriceAlertRequest, now: Date): OnwardFlight[] {
  return onward.map(({ origin, destination, out }, index) => {
    const path = `onward.${index}`;
    const { from, to } = checkEnds(origin, destination, [`${path}.origin`, `${path}.destination`]);
    checkDay(`${path}.out`, out, from, now);
    return { origin: from.code, destination: to.code, out };
  });
}

/** What the request wants watched, as searches are stored. Throws problem validation-failed with the path of the field. */
export function checkedSearch(request: PriceAlertRequest, now: Date): AlertSearch {
  const { out, back, travellers, class: cabin } = request;
  const { from, to } = checkEnds(request.origin, request.destination, ['origin', 'destination']);
  checkDay('out', out, from, now);
  if (back !== null) checkDay('back', back, to, now);
  const search = { origin: from.code, destination: to.code, out, cabin, travellers };
  const onward = checkedOnward(request, now);
  const [only] = onward;
  // Two flights there and back are one search, whichever form they were typed into.
  const returns = onward.length === 1 && only?.origin === to.code && only.destination === from.code;
  return returns ? { ...search, back: only.out, onward: [] } : { ...search, back, onward };
}
