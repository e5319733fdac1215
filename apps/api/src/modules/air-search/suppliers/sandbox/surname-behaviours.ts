import { surnameBehaviour, type SurnameBehaviour } from '@karvon/sandbox-world';

/** What the surnames of an order's passengers provoke. */
export function behavioursOf(surnames: readonly string[]): Set<SurnameBehaviour> {
  return new Set(surnames.flatMap((surname) => surnameBehaviour(surname) ?? []));
}
