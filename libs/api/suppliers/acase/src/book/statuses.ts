import type { RoomAmendment, RoomState } from '@karvon/hotel-supply/room-seller';

/** Codes of the supplier's StatusList, and what each means for a room. */
const states: Record<string, RoomState> = {
  // Price requested; price offered.
  '1': 'requested',
  '5': 'requested',
  // Received; in work.
  '11': 'requested',
  '14': 'requested',
  '18': 'requested',
  '21': 'requested',
  // Refused.
  '25': 'refused',
  '29': 'refused',
  '32': 'waiting-list',
  // Confirmed.
  '35': 'confirmed',
  '41': 'confirmed',
  // Changes requested, received, in work, refused, waiting: the confirmed booking stands until they are accepted.
  '44': 'confirmed',
  '47': 'confirmed',
  '50': 'confirmed',
  '53': 'confirmed',
  '56': 'confirmed',
  '59': 'confirmed',
  '62': 'confirmed',
  // Booked.
  '65': 'confirmed',
  // Cancelled, without a penalty, with one.
  '71': 'cancelled',
  '73': 'cancelled',
  '75': 'cancelled',
  '77': 'cancelled',
  '79': 'cancelled',
  // The guests arrived; 92: they did not.
  '80': 'confirmed',
  '83': 'confirmed',
  '86': 'confirmed',
  '89': 'confirmed',
  '92': 'confirmed',
};

/** Codes of the same list that tell of a change: accepted; received, in work, waiting; refused. */
const amendments: Record<string, RoomAmendment> = {
  '44': 'confirmed',
  '47': 'in-work',
  '50': 'in-work',
  '53': 'in-work',
  '62': 'in-work',
  '56': 'refused',
  '59': 'refused',
};

export const amendmentOf = (code: string, rejected: boolean): RoomAmendment | null =>
  amendments[code] ?? (rejected ? 'refused' : null);

/** A code that is not on the list leaves the booking open: it is looked at again until its time is over. */
export const stateOf = (code: string): RoomState => states[code] ?? 'requested';
