import { stayChanges } from '../../model/link/link-changes';
import type { Stay } from '../../model/stay';
import { LinkChanges } from './link-changes';

interface StayChangesProps {
  params: URLSearchParams;
  /** What is shown; null where the address names no stay. */
  stay: Stay | null;
}

/** What is wrong with the stay in the address of a hotel. */
export function StayChanges({ params, stay }: StayChangesProps) {
  return <LinkChanges params={params} changed={stayChanges(params)} stay={stay} />;
}
