import { lazy, Suspense, useCallback, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, PickerButton, Popover, Skeleton, Users } from '@karvon/ui-kit';
import { formMessages } from '../hotel-search-form/hotel-search-form.messages';
import { guestsMessages as m } from './guests-field.messages';
import type { GuestsFieldProps } from './guests-field-props';
import classes from './guests-field.module.css';

const loadPanel = () => import('./guests-panel');
const GuestsPanel = lazy(async () => ({ default: (await loadPanel()).GuestsPanel }));

/** How many stay, and how old the children are. */
export function GuestsField({ adults, ages, error, onChange }: GuestsFieldProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const label = intl.formatMessage(m.label);
  return (
    <Popover
      open={open}
      onClose={close}
      title={label}
      closeLabel={intl.formatMessage(formMessages.close)}
      align="end"
      trigger={
        <PickerButton
          label={label}
          value={intl.formatMessage(m.count, { count: adults + ages.length })}
          error={error}
          icon={<Users aria-hidden="true" size={20} />}
          open={open}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setOpen(!open)}
        />
      }
      footer={
        <Button block onClick={close}>
          {intl.formatMessage(formMessages.done)}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" className={classes.wait} />}>
        <GuestsPanel {...{ adults, ages, error, onChange }} />
      </Suspense>
    </Popover>
  );
}
