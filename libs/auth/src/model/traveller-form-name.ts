import type { SavedTraveller } from '@karvon/contract';

/** The name under which a form waits in the tab while its owner signs in again; null is somebody new. */
export const travellerFormName = (userId: string, person: Pick<SavedTraveller, 'id'> | null) =>
  `traveller.${userId}.${person?.id ?? 'new'}`;
