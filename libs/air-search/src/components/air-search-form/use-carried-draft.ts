import { useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useCarriedForm } from '@karvon/session';
import { carriedAs, parseDraft } from '../../model/search/draft-text';
import type { SearchDraft } from '../../model/search/search-draft';

/** The draft from before a change of the language; null in every other case. */
export function useCarriedDraft(today: PlainDate): SearchDraft | null {
  const text = useCarriedForm(carriedAs);
  const [draft] = useState(() => parseDraft(text, today));
  return draft;
}
