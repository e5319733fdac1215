import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { homePrefix } from '@karvon/phone';
import type { NumberKeys } from './grouped-number';
import type * as loaded from './phone-rules';
import {
  stateOfChoice,
  stateOfDraft,
  stateOfGrouping,
  stateOfReading,
  stateOfTyping,
  stateOfValue,
  type PhoneState,
} from './phone-state';
import { stepOverLiteral } from './step-over-literal';

let rules: typeof loaded | undefined;

/** Starts loading the numbering plans and the library; the field calls it on hover or focus. */
export async function preloadPhoneRules(): Promise<void> {
  rules ??= await import('./phone-rules');
}

interface PhoneOptions {
  value: string;
  onChange: (value: string) => void;
  defaultCountry: string;
  /** Calling code of a listed country. */
  prefixFromList: (iso2: string) => string | undefined;
}

const hasSelection = (input: HTMLInputElement | null) =>
  input !== null && input === document.activeElement && input.selectionStart !== input.selectionEnd;

/** Text, flag and value of a phone field. */
export function usePhone({ value, onChange, defaultCountry, prefixFromList }: PhoneOptions) {
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<NumberKeys>(null);
  const [state, setState] = useState<PhoneState>(() =>
    stateOfValue({ country: defaultCountry, chosen: false, value, draft: null }, value, undefined),
  );
  const [grouped, setGrouped] = useState('');
  const [readings, setReadings] = useState(0);
  const [ready, setReady] = useState(false);
  const known = ready ? rules : undefined;
  const prefix = (iso2: string) =>
    homePrefix(iso2) ?? prefixFromList(iso2) ?? known?.prefixOf(iso2) ?? '';
  const text = state.draft ?? grouped;

  // A value that this hook did not set comes from a draft or a reset form.
  if (state.value !== value) {
    setReadings(readings + 1);
    setState(stateOfValue({ ...state, chosen: false }, value, known));
  }

  const load = () => {
    // Every focus and every value loads the rules; the state is updated once.
    if (ready) return;
    // Without the rules the field still takes digits; the form's owner validates the number.
    preloadPhoneRules().then(
      () => setReady(true),
      () => undefined,
    );
  };
  const needed = value !== '' || homePrefix(defaultCountry) === undefined;
  const loadNeeded = useEffectEvent(load);
  useEffect(() => {
    if (needed) loadNeeded();
  }, [needed]);
  const readAgain = useEffectEvent(() => read(stateOfDraft(state, known)));
  // This happens in the same frame in which the rules load. Selected text is about to be replaced by typing, and new text would
  // lose the selection: it is read at the next key, or on blur.
  useLayoutEffect(() => {
    if (known && !hasSelection(input.current)) readAgain();
  }, [known]);

  function settle(next: PhoneState) {
    setState(next);
    if (next.value !== value) onChange(next.value);
  }

  /**
   * The value did not come from the library, so the library starts again with it in the same frame. Until then the text stays:
   * where it is the same, the caret keeps its position.
   */
  function read(next: PhoneState) {
    setReadings(readings + 1);
    setGrouped(text);
    settle(next);
  }

  const left = () => read(stateOfReading(state, text, known));

  return {
    input,
    country: state.country,
    text,
    prefix: prefix(state.country),
    load,
    /** Props of the grouping library; undefined while the text is shown as typed. */
    Grouping: state.draft === null ? known?.GroupedNumber : undefined,
    readings,
    grouping: {
      input,
      keys,
      country: state.country,
      value,
      onChange: (next: string) => known && settle(stateOfGrouping(state, next, known)),
      onText: setGrouped,
    },
    typed(event: ChangeEvent<HTMLInputElement>) {
      const { target } = event;
      const next = stateOfTyping(state, target.value, {
        before: text,
        atEnd: target.selectionStart === target.value.length,
        prefix: prefix(state.country),
        rules: known,
      });
      if (next) return read(next);
      stepOverLiteral(event.nativeEvent, target, text);
      keys.current?.onChange(event);
    },
    keyPressed(event: KeyboardEvent<HTMLInputElement>) {
      // Enter submits the form, which must have the last digit by then.
      if (event.key === 'Enter') left();
      keys.current?.onKeyDown(event);
    },
    left,
    choose: (country: string) =>
      read(stateOfChoice(state, country, { shown: text, prefix: prefix(country), rules: known })),
  };
}
