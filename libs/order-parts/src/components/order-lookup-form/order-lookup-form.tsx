import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useNavigate } from 'react-router';
import { useLookUp } from '../../data/look-up.mutation';
import { LookupForm, type LookupFormSettings } from '../lookup-form/lookup-form';
import { lookUpMessages as m } from './order-lookup-form.messages';

export type OrderLookupFormProps = LookupFormSettings;

/** A form with number and surname that opens an air order. */
export function OrderLookupForm(settings: OrderLookupFormProps) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const lookUp = useLookUp((found) => navigate(paths.airOrder.to(lang, { number: found })));
  return (
    <LookupForm
      {...settings}
      kind="air"
      name="surname"
      nameFills="family-name"
      texts={{
        number: { label: intl.formatMessage(m.number), hint: intl.formatMessage(m.numberHint) },
        name: { label: intl.formatMessage(m.surname), hint: intl.formatMessage(m.surnameHint) },
      }}
      lookUp={lookUp}
      onLookUp={(search) => lookUp.mutate({ bookingNumber: search.number, surname: search.name })}
    />
  );
}
