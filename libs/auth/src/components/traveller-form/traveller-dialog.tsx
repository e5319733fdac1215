import type { SavedTraveller } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';
import { TravellerForm, type TravellerFormProps } from './traveller-form';
import { travellerFormMessages as m } from './traveller-form.messages';

export interface TravellerDialogProps extends Omit<TravellerFormProps, 'person' | 'onSaved'> {
  /** Undefined while nobody is looked at. */
  edited: SavedTraveller | 'new' | undefined;
  onClose: () => void;
}

/** Somebody to add or to change. */
export function TravellerDialog({ edited, onClose, ...form }: TravellerDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={intl.formatMessage(edited === 'new' ? m.add : m.edit)}
      closeLabel={intl.formatMessage(fieldMessages.close)}
      initialFocus="content"
      width={600}
    >
      <TravellerForm
        {...form}
        person={edited === 'new' ? null : (edited ?? null)}
        onSaved={onClose}
      />
    </Dialog>
  );
}
