import { useEffect, useRef, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import type { DraftField, DraftProblems } from '../../model/stay-draft';
import { draftProblemTexts } from '../hotel-search-form/hotel-search-form.messages';

/**
 * What every form of days and guests does: fields are blamed after the first try, and then the first of them takes the
 * focus.
 * @returns `blame` is for a submit of what is not yet whole
 */
export function useStayForm<Draft extends object>(
  start: () => Draft,
  problemsOf: (draft: Draft) => DraftProblems,
) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [tries, setTries] = useState(0);
  // A field that gets its problem after the try, such as the age of a child just added, is not blamed for that try.
  const [blamed, setBlamed] = useState<ReadonlySet<string>>(new Set());
  const problems = problemsOf(draft);
  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [tries]);
  return {
    form,
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    blame() {
      setTries(tries + 1);
      setBlamed(new Set(Object.keys(problems)));
    },
    errorOf(field: DraftField) {
      const problem = problems[field];
      // A stay that is too long is said at once: it is not that something is still to come.
      const due = blamed.has(field) || problem === 'too-long';
      return due && problem ? intl.formatMessage(draftProblemTexts[problem]) : undefined;
    },
  };
}
