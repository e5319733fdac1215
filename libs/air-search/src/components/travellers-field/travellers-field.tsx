import { lazy, Suspense, useCallback, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, PickerButton, Popover, Skeleton, Users } from '@karvon/ui-kit';
import { travellersMessages as m } from './travellers-field.messages';
import type { TravellersFieldProps } from './travellers-field-props';
import classes from './travellers-field.module.css';
import { useTravellersText } from './use-travellers-text';

const loadPanel = () => import('./travellers-panel');
const TravellersPanel = lazy(async () => ({ default: (await loadPanel()).TravellersPanel }));

/** How many people of which age, and in which class. */
export function TravellersField({
  travellers,
  ticketClass,
  lastFlight,
  onChange,
}: TravellersFieldProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const label = intl.formatMessage(m.label);

  return (
    <Popover
      open={open}
      onClose={close}
      title={label}
      closeLabel={intl.formatMessage(m.close)}
      align="end"
      trigger={
        <PickerButton
          label={label}
          value={useTravellersText({ travellers, ticketClass }, 'short')}
          icon={<Users aria-hidden="true" size={20} />}
          open={open}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setOpen(!open)}
        />
      }
      footer={
        <Button block onClick={close}>
          {intl.formatMessage(m.done)}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" className={classes.wait} />}>
        <TravellersPanel {...{ travellers, ticketClass, lastFlight, onChange }} />
      </Suspense>
    </Popover>
  );
}
