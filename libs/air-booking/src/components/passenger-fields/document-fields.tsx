import { tidyTypedDay } from '@karvon/calendar';
import { optional } from '@karvon/checkout';
import type { AirOfferDetail } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { normaliseDocument } from '@karvon/name-spelling';
import { FieldRow, Notice, TextField } from '@karvon/ui-kit';
import { useFormState, useWatch } from 'react-hook-form';
import { documentAdvice, usualDocuments } from '../../model/document-advice';
import { journeyOf } from '../../model/journey-days';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutField, useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { documentMessages as m } from './document-fields.messages';

interface DocumentFieldsProps {
  index: number;
  offer: AirOfferDetail;
}

/** The document to fly with: its type and number, with warnings about likely mistakes. */
export function DocumentFields({ index, offer }: DocumentFieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const field = useCheckoutField();
  const { control } = useCheckoutForm();
  const path = `passengers.${index}` as const;
  const typed = useWatch({ control, name: path });
  const left = useFormState({ control }).touchedFields.passengers?.[index];
  const journey = journeyOf(offer);
  const usual = usualDocuments(typed.country, journey).map(({ kind, example }) =>
    intl.formatMessage(m.example, { kind, example }),
  );
  const advice =
    left?.document || left?.documentValid || left?.country ? documentAdvice(typed, journey) : [];
  return (
    <>
      <TextField
        label={intl.formatMessage(fieldLabels.document)}
        hint={
          usual.length > 0
            ? intl.formatMessage(m.usualDocuments, { documents: format.list(usual, 'or') })
            : intl.formatMessage(m.anyDocument)
        }
        autoComplete="off"
        required
        autoCapitalize="characters"
        spellCheck={false}
        {...field(`${path}.document`, normaliseDocument)}
      />
      <TextField
        label={intl.formatMessage(fieldLabels.documentValid)}
        note={intl.formatMessage(optional)}
        hint={intl.formatMessage(m.validHint)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...field(`${path}.documentValid`, (text) => tidyTypedDay(text))}
      />
      {advice.length > 0 ? (
        <FieldRow>
          <Notice tone="warn">
            {advice.map((item) => (
              <p key={item.about}>
                {intl.formatMessage(m[item.about], { kind: 'kind' in item ? item.kind : '' })}
              </p>
            ))}
          </Notice>
        </FieldRow>
      ) : null}
    </>
  );
}
