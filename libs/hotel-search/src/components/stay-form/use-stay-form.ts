import { useEffect, useRef, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import type { DraftField, DraftProblems } from '../../model/stay-draft';
import { draftProblemTexts } from '../hotel-search-form.messages';

/**
 * Shared by all forms of days and guests: errors show after the first try, and then the first wrong field takes the
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
  // A field that becomes wrong after the try, such as the age of a new child, shows no error until the next try.
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
      // A stay that is too long shows its error at once, because no further input mends it.
      const due = blamed.has(field) || problem === 'too-long';
      return due && problem ? intl.formatMessage(draftProblemTexts[problem]) : undefined;
    },
  };
}
