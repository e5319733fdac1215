import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Combobox, PlaneLanding, PlaneTakeoff, lazyPart } from '@karvon/ui-kit';
import type { PlaceResponse } from './place-response';
import type { Suggestion } from '../../model/places/suggestions';
import { placeMessages as m } from './place-field.messages';
import { placeText, stillSuits } from './place-text';

const PlaceResults = lazyPart(async () => (await import('./place-responses')).PlaceResponses);
const PlaceOption = lazyPart(async () => (await import('./place-responses')).PlaceOption);

const none: Suggestion[] = [];
const groups = { recent: m.recent, popular: m.popular, nearby: m.nearby };
const icons = {
  from: <PlaneTakeoff aria-hidden="true" size={20} />,
  to: <PlaneLanding aria-hidden="true" size={20} />,
};
const noResult: PlaceResponse = {
  query: '',
  suggestions: undefined,
  fetching: true,
  problem: null,
};

interface PlaceFieldProps {
  label: string;
  field: 'from' | 'to';
  /** The code in the other field of the leg. */
  other: string | null;
  today: PlainDate;
  /** The code of the chosen place; null without one. */
  code: string | null;
  /** The chosen place, once it is loaded. */
  place: Place | undefined;
  onChange: (place: Place | null, leaving?: boolean) => void;
  error: string | undefined;
}

/** The field From or To. Typed text shows at once; suggestions follow when they arrive. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, field, other, today, code, place, onChange, error } = props;
  const intl = useIntl();
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const [response, setResult] = useState(noResult);

  // A newly chosen place, also after a swap of the fields, replaces the typed text.
  const [known, setKnown] = useState(code);
  if (known !== code) {
    setKnown(code);
    if (code !== null) setText('');
  }
  const typed = code === null ? text : '';
  const left = !focused && typed !== '';
  const query = useDeferredValue(typed);
  const late = response.query !== typed || (response.fetching && !response.suggestions);
  const items = useMemo(() => {
    if (!focused || !response.suggestions) return none;
    return late
      ? response.suggestions.filter(({ place }) => stillSuits(place, typed))
      : response.suggestions;
  }, [focused, late, response.suggestions, typed]);

  // When a visitor types fast and leaves before the suggestions arrive, the best match is chosen.
  const best = left && !late ? response.suggestions?.[0]?.place : undefined;
  useEffect(() => {
    if (best) onChange(best);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response, whatever functions this render created
  }, [best]);

  return (
    <>
      <Combobox
        label={label}
        error={error}
        prefix={icons[field]}
        items={items}
        itemKey={(found) => found.place.code}
        headerOf={({ group }) => group && intl.formatMessage(groups[group])}
        renderItem={(found) => (
          <Suspense fallback={null}>
            <PlaceOption suggestion={found} />
          </Suspense>
        )}
        inputValue={code === null ? typed : place ? placeText(place) : code}
        onInputChange={(value) => {
          setText(value);
          onChange(null);
        }}
        onSelect={(found, leaving) => onChange(found.place, leaving)}
        loading={focused && (response.fetching || late)}
        loadingText={intl.formatMessage(m.loading)}
        emptyText={response.problem ?? intl.formatMessage(m.nothing)}
        announcement={intl.formatMessage(m.found, { count: items.length })}
        input={{
          placeholder: intl.formatMessage(m.placeholder),
          onFocus: () => setFocused(true),
          onBlur: () => setFocused(false),
        }}
      />
      {focused || left ? (
        <Suspense fallback={null}>
          <PlaceResults {...{ query, field, other, today }} onResponse={setResult} />
        </Suspense>
      ) : null}
    </>
  );
}
