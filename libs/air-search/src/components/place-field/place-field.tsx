import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Place } from '@karvon/contract';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { Combobox } from '@karvon/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { placeQuery, placesQuery } from '../../data/places.query';
import { PlaceOption } from './place-option';
import { placeMessages as m } from './place-field.messages';
import { placeText, stillSuits } from './place-text';

const none: Place[] = [];

interface PlaceFieldProps {
  label: string;
  /** The chosen place; null while nothing is. */
  code: string | null;
  onChange: (code: string | null) => void;
  error: string | undefined;
  icon: ReactNode;
}

/** Where from or where to. What is typed shows at once; suggestions follow when they come. */
export function PlaceField({ label, code, onChange, error, icon }: PlaceFieldProps) {
  const intl = useIntl();
  const lang = useLocale();
  const transport = useTransport();
  const client = useQueryClient();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);

  const chosen = useQuery({
    ...placeQuery(transport, { code: code ?? '', lang }),
    enabled: code !== null,
  });
  // A choice, made here or brought by swapping the fields, ends what was typed.
  const [known, setKnown] = useState(code);
  if (known !== code) {
    setKnown(code);
    if (code !== null) setText('');
  }
  const typed = code === null ? text : '';
  const left = !focused && typed !== '';
  const query = useDeferredValue(typed);
  const places = useQuery({ ...placesQuery(transport, { query, lang }), enabled: focused || left });
  const late = places.isPlaceholderData || query !== typed;
  const items = useMemo(() => {
    if (!focused || !places.data) return none;
    return late ? places.data.filter((place) => stillSuits(place, typed)) : places.data;
  }, [focused, late, places.data, typed]);

  function choose(place: Place) {
    client.setQueryData(placeQuery(transport, { code: place.code, lang }).queryKey, place);
    onChange(place.code);
  }

  // Who types fast and goes on before the answer is there means the best place for what they typed.
  const best = left && !late ? places.data?.[0] : undefined;
  useEffect(() => {
    if (best) choose(best);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer, whatever functions this render made
  }, [best]);

  return (
    <Combobox
      label={label}
      error={error}
      prefix={icon}
      items={items}
      itemKey={(place) => place.code}
      renderItem={(place) => <PlaceOption place={place} />}
      inputValue={code === null ? typed : chosen.data ? placeText(chosen.data) : code}
      onInputChange={(value) => {
        setText(value);
        onChange(null);
      }}
      onSelect={choose}
      loading={focused && (places.isFetching || late)}
      loadingText={intl.formatMessage(m.loading)}
      emptyText={places.isError ? problemText(places.error) : intl.formatMessage(m.nothing)}
      announcement={intl.formatMessage(m.found, { count: items.length })}
      input={{
        placeholder: intl.formatMessage(m.placeholder),
        autoComplete: 'off',
        onFocus: () => setFocused(true),
        onBlur: () => setFocused(false),
      }}
    />
  );
}
