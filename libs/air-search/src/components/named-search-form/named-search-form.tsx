import { useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import { draftCodes } from '../../model/search/draft-text';
import { placeCodes } from '../../model/search/search-criteria';
import { AirSearchForm, type AirSearchFormProps } from '../air-search-form/air-search-form';
import { useCarriedDraft } from '../air-search-form/use-carried-draft';

/** The form for a page that knows only the codes of places: it requests their names. */
export function NamedSearchForm(props: Omit<AirSearchFormProps, 'places'>) {
  const { criteria, edition, today } = props;
  const lang = useLocale();
  const transport = useTransport();
  const carried = useCarriedDraft(today);
  const begun = criteria ? placeCodes(criteria) : [edition.homeCity];
  const codes = [...new Set([...begun, ...(carried ? draftCodes(carried) : [])])];
  const places = useQueries({
    queries: codes.map((code) => placeQuery(transport, { code, lang })),
    combine: (responses) => responses.flatMap(({ data }) => data ?? []),
  });
  return <AirSearchForm {...props} places={places} />;
}
