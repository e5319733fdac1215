import { searchChanges } from '../../model/link/link-changes';
import type { Stay } from '../../model/stay';
import { LinkChanges } from './link-changes';

interface SearchChangesProps {
  params: URLSearchParams;
  /** What is shown; null where the address describes no search. */
  stay: Stay | null;
}

/** What is wrong with the address of a search. */
export function SearchChanges({ params, stay }: SearchChangesProps) {
  return <LinkChanges params={params} changed={searchChanges(params)} stay={stay} />;
}
