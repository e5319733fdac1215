/** What is known of a kept flight or hotel now. */
export type Now<Found> =
  | { state: 'asking' | 'gone' | 'over' | 'no-dates' }
  | { state: 'failed'; retry: () => void }
  | { state: 'sold'; found: Found };
