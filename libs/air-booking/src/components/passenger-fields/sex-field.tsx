import { useIntl } from '@karvon/i18n';
import { Notice, RadioGroup, Stack } from '@karvon/ui-kit';
import { Controller, useWatch } from 'react-hook-form';
import { likelySex } from '../../model/likely-sex';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { passengerMessages as m } from './passenger-fields.messages';

/** Male unless changed. When the name suggests another sex, a note asks the visitor to check. */
export function SexField({ index }: { index: number }) {
  const intl = useIntl();
  const { control } = useCheckoutForm();
  const path = `passengers.${index}` as const;
  const [sex, surname, name, patronymic] = useWatch({
    control,
    name: [`${path}.sex`, `${path}.surname`, `${path}.name`, `${path}.patronymic`],
  });
  const likely = likelySex({ surname, name, patronymic });
  return (
    <Stack>
      <Controller
        control={control}
        name={`${path}.sex`}
        render={({ field }) => (
          <RadioGroup
            label={intl.formatMessage(fieldLabels.sex)}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            layout="row"
            options={[
              { value: 'male', label: intl.formatMessage(m.male) },
              { value: 'female', label: intl.formatMessage(m.female) },
            ]}
          />
        )}
      />
      {likely && likely !== sex ? (
        <Notice tone="info">
          {intl.formatMessage(likely === 'female' ? m.likelyFemale : m.likelyMale)}
        </Notice>
      ) : null}
    </Stack>
  );
}
