import { useTransport } from '@karvon/api-client';
import type { Fare } from '@karvon/contract';
import { FareRules as RulesButton } from '@karvon/fare-rules';
import { useLocale } from '@karvon/i18n';
import { VisuallyHidden } from '@karvon/ui-kit';
import { fareRulesQuery } from '../../data/fare-rules.query';

interface FareRulesProps {
  offerId: string;
  fare: Pick<Fare, 'id' | 'name'>;
}

/** The rules of one fare of several. */
export function FareRules({ offerId, fare }: FareRulesProps) {
  const query = { offerId, fareId: fare.id, lang: useLocale() };
  return (
    <RulesButton
      fareName={fare.name}
      query={fareRulesQuery(useTransport(), query)}
      buttonNote={<VisuallyHidden> {fare.name}</VisuallyHidden>}
    />
  );
}
