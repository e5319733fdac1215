import { optional } from '@karvon/checkout';
import type { AirOfferDetail } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Select, TextField } from '@karvon/ui-kit';
import { Controller, useWatch } from 'react-hook-form';
import { fieldLabels } from '../checkout-fields/field.messages';
import {
  useCheckoutField,
  useCheckoutForm,
  useFieldError,
} from '../checkout-fields/use-checkout-field';
import { passengerMessages as m } from './passenger-fields.messages';

interface BonusFieldsProps {
  index: number;
  offer: AirOfferDetail;
}

/** A frequent flyer card of one of the carriers; the field for the number appears after a card is chosen. */
export function BonusFields({ index, offer }: BonusFieldsProps) {
  const intl = useIntl();
  const { control, setValue } = useCheckoutForm();
  const field = useCheckoutField();
  const errorOf = useFieldError();
  const operatorName = `passengers.${index}.operatorNameBonus` as const;
  const cardName = `passengers.${index}.bonusCard` as const;
  const operator = useWatch({ control, name: operatorName });
  if (offer.loyaltyProgrammes.length === 0) return null;
  return (
    <>
      <Controller
        control={control}
        name={operatorName}
        render={({ field: select }) => (
          <Select
            {...select}
            onChange={(event) => {
              select.onChange(event);
              if (event.target.value === '') setValue(cardName, '');
            }}
            label={intl.formatMessage(fieldLabels.operatorNameBonus)}
            note={intl.formatMessage(optional)}
            error={errorOf(operatorName)}
            options={[
              { value: '', label: intl.formatMessage(m.noCard) },
              ...offer.loyaltyProgrammes.map((code) => ({
                value: code,
                label: offer.dictionary.carriers[code]?.name ?? code,
              })),
            ]}
          />
        )}
      />
      {operator ? (
        <TextField
          label={intl.formatMessage(fieldLabels.bonusCard)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field(cardName)}
        />
      ) : null}
    </>
  );
}
