import { tidyTypedDay } from '@karvon/calendar';
import { optional } from '@karvon/checkout';
import type { AirOfferDetail } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { normaliseDocument } from '@karvon/name-spelling';
import { FieldRow, Notice, Select, TextField } from '@karvon/ui-kit';
import { useFormState, useWatch } from 'react-hook-form';
import { documentAdvice, documentChoice } from '../../model/document-advice';
import { journeyOf } from '../../model/journey-days';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutField, useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { documentMessages as m } from './document-fields.messages';
import { useDocumentHint } from './use-document-hint';

interface DocumentFieldsProps {
  index: number;
  offer: AirOfferDetail;
}

/** The document to fly with: its kind where there is a choice, its number and term, with warnings about likely mistakes. */
export function DocumentFields({ index, offer }: DocumentFieldsProps) {
  const intl = useIntl();
  const field = useCheckoutField();
  const { control, setValue } = useCheckoutForm();
  const path = `passengers.${index}` as const;
  const typed = useWatch({ control, name: path });
  const left = useFormState({ control }).touchedFields.passengers?.[index];
  const journey = journeyOf(offer);
  const choice = documentChoice(typed, journey);
  const hint = useDocumentHint(offer, choice);
  const advice =
    left?.document || left?.documentValid || left?.country ? documentAdvice(typed, journey) : [];
  return (
    <>
      {choice.accepted.length > 1 ? (
        <Select
          label={intl.formatMessage(m.kind)}
          name={`${path}.documentKind`}
          value={choice.requested?.kind}
          onChange={({ target }) =>
            setValue(`${path}.documentKind`, target.value, { shouldDirty: true })
          }
          options={choice.accepted.map(({ kind }) => ({
            value: kind,
            label: intl.formatMessage(m.kindOf, { kind }),
          }))}
        />
      ) : null}
      <TextField
        label={intl.formatMessage(fieldLabels.document)}
        hint={hint}
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
