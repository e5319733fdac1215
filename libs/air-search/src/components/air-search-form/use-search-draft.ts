import { useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useHeldForm } from '@karvon/session';
import { changeLeg, type DraftLegs } from '../../model/search/draft-legs';
import { carriedAs, draftText } from '../../model/search/draft-text';
import type { SearchCriteria } from '../../model/search/search-criteria';
import {
  draftProblems,
  startDraft,
  toCriteria,
  type DraftField,
} from '../../model/search/search-draft';
import { draftProblemTexts, formMessages as m } from './air-search-form.messages';
import { useCarriedDraft } from './use-carried-draft';

interface SearchStart {
  criteria: SearchCriteria | null;
  homeCity: string;
  places: readonly Place[];
  today: PlainDate;
}

/** The state of the form: the draft, the names of its places, and its errors. */
export function useSearchDraft({ criteria, homeCity, places, today }: SearchStart) {
  const intl = useIntl();
  const carried = useCarriedDraft(today);
  const [start] = useState(() => startDraft({ criteria, homeCity, today }));
  const [draft, setDraft] = useState(carried ?? start);
  useHeldForm(carriedAs, draft === start ? null : draftText(draft));
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const [tries, setTries] = useState(0);
  // After both places are chosen the calendar opens. It stays closed for a visitor who left the field with Tab.
  const [requested, setRequested] = useState(0);

  const placeOf = (code: string | null) =>
    [...chosen, ...places].find((known) => known.code === code);
  const problems = draftProblems(draft, (code) => placeOf(code)?.cityCode);
  const errorOf = (index: number, field: DraftField) => {
    const problem = problems[index]?.[field];
    // A wrong order of days is reported at once, because no further typing corrects it; other errors after the first submit.
    const due = tries > 0 || problem === 'out-too-early';
    return due && problem ? intl.formatMessage(draftProblemTexts[problem]) : undefined;
  };
  const changeLegs = (edit: (legs: DraftLegs) => DraftLegs) =>
    setDraft((before) => ({ ...before, legs: edit(before.legs) }));
  const placeField = (index: number, field: 'from' | 'to') => {
    const leg = draft.legs[index];
    const code = leg?.[field] ?? null;
    const other = leg?.[field === 'from' ? 'to' : 'from'] ?? null;
    return {
      label: intl.formatMessage(m[field]),
      code,
      place: placeOf(code),
      error: errorOf(index, field),
      field,
      other,
      today,
      onChange: (place: Place | null, leaving = true) => {
        if (place) setChosen((before) => [place, ...before]);
        if (!leaving && other && !leg?.out) setRequested(requested + 1);
        changeLegs((legs) => changeLeg(legs, index, { [field]: place?.code ?? null }));
      },
    };
  };
  /** Returns the search, or null when a value is missing: then the fields show their errors. */
  function finish(): SearchCriteria | null {
    const sound = problems.every((leg) => Object.keys(leg).length === 0);
    const found = sound ? toCriteria(draft) : null;
    if (!found) setTries(tries + 1);
    return found;
  }
  return {
    draft,
    setDraft,
    changeLegs,
    placeField,
    errorOf,
    tries,
    requested,
    today,
    finish,
  };
}

export type SearchFields = ReturnType<typeof useSearchDraft>;
