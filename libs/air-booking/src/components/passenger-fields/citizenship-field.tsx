import { useCountryOptions } from '@karvon/countries';
import { useIntl, useLocale } from '@karvon/i18n';
import { Select } from '@karvon/ui-kit';
import { Controller } from 'react-hook-form';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutForm, useFieldError } from '../checkout-fields/use-checkout-field';
import { passengerMessages as m } from './passenger-fields.messages';

/** One country of all. While the list is on its way the chosen one stays chosen. */
export function CitizenshipField({ index }: { index: number }) {
  const intl = useIntl();
  const lang = useLocale();
  const { control } = useCheckoutForm();
  const errorOf = useFieldError();
  const countries = useCountryOptions(lang);
  const standIn = (code: string) => [
    { value: code, label: countries.isError ? code : intl.formatMessage(m.countriesLoading) },
  ];
  return (
    <Controller
      control={control}
      name={`passengers.${index}.country`}
      render={({ field }) => (
        <Select
          {...field}
          label={intl.formatMessage(fieldLabels.country)}
          autoComplete="off"
          required
          error={errorOf(field.name)}
          options={countries.options ?? standIn(field.value)}
        />
      )}
    />
  );
}
