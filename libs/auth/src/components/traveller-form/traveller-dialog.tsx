import type { SavedTraveller } from '@karvon/contract';
import { FormDialog } from '../form-dialog/form-dialog';
import { TravellerForm, type TravellerFormProps } from './traveller-form';
import { travellerFormMessages as m } from './traveller-form.messages';

export interface TravellerDialogProps extends Omit<TravellerFormProps, 'person' | 'onSaved'> {
  /** Undefined while the dialog is closed. */
  edited: SavedTraveller | 'new' | undefined;
  onClose: () => void;
}

/** A dialog to add or change a traveller. */
export function TravellerDialog({ edited, onClose, ...form }: TravellerDialogProps) {
  return (
    <FormDialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? m.add : m.edit}
      width={600}
    >
      <TravellerForm
        {...form}
        person={edited === 'new' ? null : (edited ?? null)}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
