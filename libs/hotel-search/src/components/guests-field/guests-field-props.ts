import type { DraftGuests } from '../../model/stay-draft';

export interface GuestsFieldProps extends DraftGuests {
  /** True when a child has no age and the error is due. */
  error: string | undefined;
  onChange: (guests: DraftGuests) => void;
}
