import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useNavigate } from 'react-router';
import { useLookUpHotel } from '../../data/hotel-look-up.mutation';
import { LookupForm, type LookupFormSettings } from '../lookup-form/lookup-form';
import { hotelLookUpMessages as m } from './hotel-lookup-form.messages';

/** A form with number and buyer name that opens a hotel order. */
export function HotelLookupForm(settings: LookupFormSettings) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const lookUp = useLookUpHotel((found) => navigate(paths.hotelOrder.to(lang, { number: found })));
  return (
    <LookupForm
      {...settings}
      kind="hotel"
      name="buyerName"
      nameFills="name"
      texts={{
        number: { label: intl.formatMessage(m.number), hint: intl.formatMessage(m.numberHint) },
        name: { label: intl.formatMessage(m.name), hint: intl.formatMessage(m.nameHint) },
      }}
      lookUp={lookUp}
      onLookUp={({ number: orderNumber, name: buyerName }) =>
        lookUp.mutate({ orderNumber, buyerName })
      }
    />
  );
}
