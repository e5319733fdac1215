import { tidyTypedDay, type PlainDate } from '@karvon/calendar';
import type { AirOfferDetail } from '@karvon/contract';
import { FormCitizenship } from '@karvon/citizenship-input';
import { useFormat, useIntl } from '@karvon/i18n';
import { FieldGrid, SectionCard, TextField } from '@karvon/ui-kit';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { valuesOf, type TravellerSlot } from '../../model/traveller-slot';
import { fieldLabels } from '../checkout-fields/field.messages';
import {
  useCheckoutField,
  useCheckoutForm,
  useFieldError,
} from '../checkout-fields/use-checkout-field';
import { BonusFields } from './bonus-fields';
import { DocumentFields } from './document-fields';
import { NameFields } from './name-fields';
import { passengerMessages as m } from './passenger-fields.messages';
import { SexField } from './sex-field';

export interface PassengerFieldsProps {
  /** Place in the form, from 0. */
  index: number;
  offer: AirOfferDetail;
  lastFlight: PlainDate;
  /** Citizenships that stand first. */
  usualCitizenships: readonly string[];
  /** Rendered above the fields; may fill this passenger in. */
  traveller?: ((slot: TravellerSlot) => ReactNode) | undefined;
}

/** One traveller. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { index, offer, lastFlight, usualCitizenships, traveller } = props;
  const intl = useIntl();
  const format = useFormat();
  const field = useCheckoutField();
  const path = `passengers.${index}` as const;
  const form = useCheckoutForm();
  const errorOf = useFieldError();
  const { control, getValues, setValue, clearErrors } = form;
  const toSave = useWatch({ control, name: `toSave.${index}` });
  const type = getValues(`${path}.type`);
  const section = `section-p${index + 1}`;

  return (
    <SectionCard title={intl.formatMessage(m.title, { number: index + 1, type })}>
      {traveller?.({
        index,
        type,
        lastFlight,
        fill: (person) => {
          setValue(`typedNames.${index}`, {});
          setValue(path, valuesOf(person, type, offer), { shouldDirty: true });
          clearErrors(path);
        },
        toSave,
        onToSave: (next) => setValue(`toSave.${index}`, next),
      })}
      <SexField index={index} />
      <FieldGrid>
        <NameFields index={index} section={section} />
        <TextField
          label={intl.formatMessage(fieldLabels.birthDate)}
          hint={intl.formatMessage(m.birthHint, { type, date: format.date(lastFlight, 'long') })}
          inputMode="numeric"
          autoComplete={`${section} bday`}
          maxLength={30}
          required
          {...field(`${path}.birthDate`, (text) => tidyTypedDay(text, lastFlight))}
        />
        <FormCitizenship
          form={form}
          name={`${path}.country`}
          usual={usualCitizenships}
          error={errorOf(`${path}.country`)}
        />
        <DocumentFields index={index} offer={offer} />
        <BonusFields index={index} offer={offer} />
      </FieldGrid>
    </SectionCard>
  );
}
