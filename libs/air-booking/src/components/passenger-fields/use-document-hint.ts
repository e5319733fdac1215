import type { AirOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { countriesOnWay } from '@karvon/travel-documents';
import type { documentChoice } from '../../model/document-advice';
import { foreignStops } from '../../model/foreign-stops';
import { documentMessages as m } from './document-fields.messages';

/** The hint of the number: an example, and what is needed where there is no choice. */
export function useDocumentHint(
  offer: Pick<AirOfferDetail, 'slices' | 'dictionary'>,
  { accepted, requested }: ReturnType<typeof documentChoice>,
): string {
  const intl = useIntl();
  const format = useFormat();
  if (!requested) return intl.formatMessage(m.anyDocument);
  const { of, example } = requested;
  if (accepted.length > 1) return intl.formatMessage(m.numberExample, { example });
  if (countriesOnWay(offer).every((country) => country === of))
    return intl.formatMessage(m.passportExample, { example });
  const stops = foreignStops(offer);
  return stops.length > 0
    ? intl.formatMessage(m.neededForStop, { countries: format.list(stops), example })
    : intl.formatMessage(m.needed, { example });
}
