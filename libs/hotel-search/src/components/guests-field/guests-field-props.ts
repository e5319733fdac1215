import type { DraftGuests } from '../../model/stay-draft';

export interface GuestsFieldProps extends DraftGuests {
  /** Some child has no age yet, and it is time to say so. */
  error: string | undefined;
  onChange: (guests: DraftGuests) => void;
}
