import { useEffect, useState, type ChangeEvent } from 'react';
import { homePrefix } from '@karvon/phone';
import {
  stateOfChoice,
  stateOfLeaving,
  stateOfTyping,
  stateOfValue,
  valueOf,
  type PhoneRules,
  type PhoneState,
} from './phone-text';

let rules: PhoneRules | undefined;

/** Starts loading the numbering plans; the field calls it when the visitor comes near. */
export async function preloadPhoneRules(): Promise<void> {
  rules ??= await import('./phone-rules');
}

interface PhoneOptions {
  value: string;
  onChange: (value: string) => void;
  defaultCountry: string;
  /** Calling code of a country of the list. */
  prefixFromList: (iso2: string) => string | undefined;
}

/** Text, flag and value of a phone field. */
export function usePhone({ value, onChange, defaultCountry, prefixFromList }: PhoneOptions) {
  const [state, setState] = useState<PhoneState>(() =>
    stateOfValue({ country: defaultCountry, chosen: false, text: '' }, value, undefined),
  );
  const [told, setTold] = useState(value);
  const [ready, setReady] = useState(false);
  const known = ready ? rules : undefined;
  const prefix = (iso2: string) =>
    homePrefix(iso2) ?? prefixFromList(iso2) ?? known?.prefixOf(iso2) ?? '';

  // A value that we did not give ourselves comes from a draft or a reset form.
  if (told !== value) {
    setTold(value);
    setState(stateOfValue({ ...state, chosen: false }, value, known));
  }

  const load = () => {
    // Without the rules the field still takes digits; the form's owner checks the number.
    preloadPhoneRules().then(
      () => setReady(true),
      () => undefined,
    );
  };
  const needed = value !== '' || homePrefix(defaultCountry) === undefined;
  useEffect(() => {
    if (needed) load();
  }, [needed]);
  // What stood there before the rules came is read again with them.
  const [readWith, setReadWith] = useState(known);
  if (readWith !== known) {
    setReadWith(() => known);
    setState(stateOfValue(state, value, known));
  }

  function settle(next: PhoneState) {
    const whole = valueOf(next, prefix(next.country), known);
    setState(next);
    setTold(whole);
    if (whole !== value) onChange(whole);
  }

  return {
    country: state.country,
    text: state.text,
    prefix: prefix(state.country),
    load,
    typed({ target }: ChangeEvent<HTMLInputElement>) {
      const atEnd = target.selectionStart === target.value.length;
      settle(stateOfTyping(state, target.value, { atEnd, rules: known }));
    },
    left: () => settle(stateOfLeaving(state, known)),
    choose: (country: string) => settle(stateOfChoice(state, country, known)),
  };
}
