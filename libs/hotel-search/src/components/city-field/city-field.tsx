import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useIntl } from '@karvon/i18n';
import { Combobox, MapPin, lazyPart } from '@karvon/ui-kit';
import type { CityResponse, CitySuggestion } from './city-suggestion';
import { cityMessages as m } from './city-field.messages';
import { stillSuits } from './city-text';

const load = () => import('./city-responses');
const CityResults = lazyPart(async () => (await load()).CityResponses);
const CityOption = lazyPart(async () => (await load()).CityOption);

const none: CitySuggestion[] = [];
const noResult: CityResponse = {
  query: '',
  suggestions: undefined,
  problem: null,
  headerOf: () => undefined,
};
const pin = <MapPin aria-hidden="true" size={20} />;

interface CityFieldProps {
  today: PlainDate;
  /** The code of the chosen city; null while none is. */
  code: string | null;
  /** The choice, as soon as its name is known. */
  name: string | undefined;
  error: string | undefined;
  onChange: (suggestion: CitySuggestion | null, leaving?: boolean) => void;
}

/** The field for a city, or for a place in it. Typed text shows at once; suggestions follow when they arrive. */
export function CityField({ today, code, name, error, onChange }: CityFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const [response, setResult] = useState(noResult);

  // A choice replaces the typed text.
  const [known, setKnown] = useState(code);
  if (known !== code) {
    setKnown(code);
    if (code !== null) setText('');
  }
  const typed = code === null ? text : '';
  const left = !focused && typed !== '';
  const query = useDeferredValue(typed);
  // The list of the last response stays until the next one arrives.
  const [last, setLast] = useState(none);
  if (response.suggestions && response.suggestions !== last) setLast(response.suggestions);
  const late = response.query !== typed || (!response.suggestions && !response.problem);
  const items = useMemo(() => {
    if (!focused || response.problem) return none;
    return late ? last.filter((found) => stillSuits(found, typed)) : last;
  }, [focused, late, last, response.problem, typed]);

  // When a visitor types fast and goes on before the suggestions arrive, the best match is chosen.
  const first = left && !late ? response.suggestions?.[0] : undefined;
  // A place that does not match the typed text is never chosen automatically.
  const best = first?.group === 'nearest' ? undefined : first;
  useEffect(() => {
    if (best) onChange(best);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer, whatever functions this render made
  }, [best]);

  return (
    <>
      <Combobox
        label={intl.formatMessage(m.label)}
        error={error}
        prefix={pin}
        items={items}
        itemKey={({ location, found }) => `${location.code} ${JSON.stringify(found)}`}
        headerOf={response.headerOf}
        renderItem={(found) => (
          <Suspense fallback={null}>
            <CityOption suggestion={found} />
          </Suspense>
        )}
        inputValue={code === null ? typed : (name ?? code)}
        onInputChange={(value) => {
          setText(value);
          onChange(null);
        }}
        onSelect={onChange}
        loading={focused && late}
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
          <CityResults query={query} today={today} onResponse={setResult} />
        </Suspense>
      ) : null}
    </>
  );
}
