import type { PlainDate } from '@karvon/calendar';
import type { AirOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Card, TextField } from '@karvon/ui-kit';
import { normaliseDocument } from '../../model/document-number';
import { tidyDate } from '../../model/tidy-text';
import { transliterateName } from '@karvon/name-spelling';
import { fieldLabels, optional } from '../checkout-fields/field.messages';
import form from '../checkout-fields/fields.module.css';
import { useCheckoutField, useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { BonusFields } from './bonus-fields';
import { CitizenshipField } from './citizenship-field';
import { passengerMessages as m } from './passenger-fields.messages';
import { SexField } from './sex-field';

export interface PassengerFieldsProps {
  /** Place in the form, from 0. */
  index: number;
  offer: AirOfferDetail;
  lastFlight: PlainDate;
}

const asName = (text: string) => transliterateName(text).trimEnd();

/** One traveller. Names in Cyrillic become Latin when the field is left, for the visitor to check. */
export function PassengerFields({ index, offer, lastFlight }: PassengerFieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const field = useCheckoutField();
  const path = `passengers.${index}` as const;
  const type = useCheckoutForm().getValues(`${path}.type`);
  const titleId = `passenger-${index}`;
  const section = `section-p${index + 1}`;
  const note = intl.formatMessage(optional);
  const name = { autoCapitalize: 'characters', spellCheck: false };

  return (
    <Card as="section" aria-labelledby={titleId} className={form.card}>
      <h2 id={titleId} className={form.title}>
        {intl.formatMessage(m.title, { number: index + 1, type })}
      </h2>
      <SexField index={index} />
      <div className={form.grid}>
        <TextField
          label={intl.formatMessage(fieldLabels.surname)}
          hint={intl.formatMessage(m.nameHint)}
          autoComplete={`${section} family-name`}
          required
          {...name}
          {...field(`${path}.surname`, asName)}
        />
        <TextField
          label={intl.formatMessage(fieldLabels.name)}
          autoComplete={`${section} given-name`}
          required
          {...name}
          {...field(`${path}.name`, asName)}
        />
        <TextField
          label={intl.formatMessage(fieldLabels.patronymic)}
          note={note}
          autoComplete={`${section} additional-name`}
          {...name}
          {...field(`${path}.patronymic`, asName)}
        />
        <TextField
          label={intl.formatMessage(fieldLabels.birthDate)}
          hint={intl.formatMessage(m.birthHint, { type, date: format.date(lastFlight, 'long') })}
          inputMode="numeric"
          autoComplete={`${section} bday`}
          maxLength={10}
          required
          {...field(`${path}.birthDate`, tidyDate)}
        />
        <CitizenshipField index={index} />
        <TextField
          label={intl.formatMessage(fieldLabels.document)}
          hint={intl.formatMessage(m.documentHint)}
          autoComplete="off"
          required
          {...name}
          {...field(`${path}.document`, normaliseDocument)}
        />
        <TextField
          label={intl.formatMessage(fieldLabels.documentValid)}
          note={note}
          hint={intl.formatMessage(m.validHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...field(`${path}.documentValid`, tidyDate)}
        />
        <BonusFields index={index} offer={offer} />
      </div>
    </Card>
  );
}
