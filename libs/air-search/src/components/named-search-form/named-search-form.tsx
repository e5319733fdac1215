import { useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '../../data/places.query';
import { placeCodes } from '../../model/search-criteria';
import { AirSearchForm, type AirSearchFormProps } from '../air-search-form/air-search-form';

/** The form of a page that knows only the codes of its places: their names are asked for. */
export function NamedSearchForm(props: Omit<AirSearchFormProps, 'places'>) {
  const { criteria, edition } = props;
  const lang = useLocale();
  const transport = useTransport();
  const codes = criteria ? placeCodes(criteria) : [edition.homeCity];
  const places = useQueries({
    queries: codes.map((code) => placeQuery(transport, { code, lang })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return <AirSearchForm {...props} places={places} />;
}
