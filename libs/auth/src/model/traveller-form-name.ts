import type { SavedTraveller } from '@karvon/contract';

/** The name under which a form is stored in the tab while its owner signs in again; null means a new traveller. */
export const travellerFormName = (userId: string, person: Pick<SavedTraveller, 'id'> | null) =>
  `traveller.${userId}.${person?.id ?? 'new'}`;
