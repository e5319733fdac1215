import type { CreateHotelOrder, HotelOffer, HotelOfferDetail, Issue } from '@karvon/contract';

const mismatch = (message: string): Issue => ({ path: 'guests', rule: 'guests-mismatch', message });

/** Issues of guests that the tariff does not accept. Their ages come from the offer. */
export function findGuestIssues(
  guests: CreateHotelOrder['guests'],
  {
    offer,
    adults,
    childAges,
  }: Pick<HotelOfferDetail, 'adults' | 'childAges'> & { offer: Pick<HotelOffer, 'guestRules'> },
): Issue[] {
  const { allNames, citizenship } = offer.guestRules;
  const given = {
    adult: guests.filter(({ category }) => category === 'adult').length,
    child: guests.filter(({ category }) => category === 'child').length,
  };
  const issues: Issue[] = [];
  if (given.adult > adults || given.child > childAges.length)
    issues.push(mismatch(`the price is for ${adults} adults and ${childAges.length} children`));
  else if (allNames && guests.length !== adults + childAges.length)
    issues.push(mismatch('the hotel asks for the names of all guests'));
  if (guests[0]?.category !== 'adult')
    issues.push({
      path: 'guests.0.category',
      rule: 'adult-first',
      message: 'the first guest is an adult',
    });
  if (!citizenship) return issues;
  for (const [index, guest] of guests.entries()) {
    if (guest.citizenship !== undefined) continue;
    const path = `guests.${index}.citizenship`;
    issues.push({ path, rule: 'required', message: 'the hotel asks for citizenship' });
  }
  return issues;
}
