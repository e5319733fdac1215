import type { AirOrder, Fare } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { extrasMessages as m } from '../extras.messages';

/** A fact in the middle of a line. */
const inLine = (fact: string): string => fact.charAt(0).toLowerCase() + fact.slice(1);

/** What a fare includes, to be read before more is bought; null where nothing is known. */
export function useIncluded({
  fare,
  slices,
  dictionary,
}: Pick<AirOrder, 'slices' | 'dictionary'> & { fare: Fare }): string | null {
  const intl = useIntl();
  const { carryOn, baggage } = useItineraryTexts(dictionary).fare(fare, slices);
  const facts = [...carryOn, ...baggage]
    .filter(({ tone }) => tone !== 'unknown')
    .map(({ text, way }) => (way ? `${way}: ${inLine(text)}` : inLine(text)));
  return facts.length > 0 ? intl.formatMessage(m.included, { facts: facts.join('; ') }) : null;
}
