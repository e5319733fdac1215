import { searchChanges } from '../../model/link/link-changes';
import type { Stay } from '../../model/stay';
import { LinkChanges } from './link-changes';

interface SearchChangesProps {
  params: URLSearchParams;
  /** What is shown; null where the address describes no search. */
  stay: Stay | null;
  /** There is no such city as the address names. */
  unknownCity?: boolean;
}

/** What is wrong with the address of a search. */
export function SearchChanges({ params, stay, unknownCity = false }: SearchChangesProps) {
  const changed = [...(unknownCity ? (['city'] as const) : []), ...searchChanges(params)];
  return <LinkChanges params={params} changed={changed} stay={stay} />;
}
