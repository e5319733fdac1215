import { useResponsesClient, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { locationQuery } from '../../data/locations.query';
import { parseCity } from '../../model/hotel-criteria';
import { HotelSearchForm, type HotelSearchFormProps } from '../hotel-search-form/hotel-search-form';

/** The form of a page that knows only the code of its city: it requests the name. */
export function NamedHotelForm(props: Omit<HotelSearchFormProps, 'location'>) {
  const lang = useLocale();
  const transport = useTransport();
  const code = props.params ? parseCity(props.params) : null;
  const { data } = useQuery(locationQuery(transport, { code, lang }), useResponsesClient());
  return <HotelSearchForm {...props} location={data ?? null} />;
}
