import { surnameBehaviour, type SurnameBehaviour } from '@karvon/sandbox-world';

/** The behaviours that the surnames of an order's passengers provoke. */
export function behavioursOf(surnames: readonly string[]): Set<SurnameBehaviour> {
  return new Set(surnames.flatMap((surname) => surnameBehaviour(surname) ?? []));
}
