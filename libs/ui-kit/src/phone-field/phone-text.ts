import { fillMask, homePrefix, phoneMask, type ParsedPhone } from '@karvon/phone';

/** What the field needs of `@karvon/phone`, which weighs 34 kB and comes on intent. */
export interface PhoneRules {
  parsePhone: (text: string, options: { defaultCountry: string }) => ParsedPhone;
  formatNational: (national: string, country: string) => string;
  prefixOf: (country: string) => string | undefined;
}

export interface PhoneState {
  /** Whose flag is shown. */
  country: string;
  /** Chosen from the list: then digits alone do not change the flag. */
  chosen: boolean;
  /** What the input holds. */
  text: string;
}

/** Undefined rules are still on their way: home countries are grouped and prefixed without them. */
type Rules = PhoneRules | undefined;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function grouped(digits: string, country: string, rules: Rules): string {
  if (rules) return rules.formatNational(digits, country);
  const mask = phoneMask(country);
  return mask === undefined ? digits : fillMask(mask, digits);
}

/** Two countries of one prefix: the flag a visitor chose stays. */
function adopt(state: PhoneState, { country, national }: ParsedPhone, rules: PhoneRules) {
  const same = country === null || rules.prefixOf(country) === rules.prefixOf(state.country);
  const flag = (same && state.chosen) || country === null ? state.country : country;
  return { ...state, country: flag, text: rules.formatNational(national, flag) };
}

/** The field as a value from outside fills it, such as a draft. */
export function stateOfValue(state: PhoneState, value: string, rules: Rules): PhoneState {
  if (value === '') return { ...state, text: '' };
  const parsed = rules?.parsePhone(value, { defaultCountry: state.country });
  if (rules && parsed && parsed.country !== null && parsed.national !== '')
    return adopt(state, parsed, rules);
  const prefix = `+${homePrefix(state.country)}`;
  return value.startsWith(prefix)
    ? { ...state, text: grouped(digitsOf(value.slice(prefix.length)), state.country, rules) }
    : { ...state, text: value };
}

/**
 * The field after a key or a paste. Text added at the end is grouped; what changes inside stays as typed, because a caret must
 * not jump. A whole number pasted, filled in by the browser or finished by hand moves its prefix to the selector.
 */
export function stateOfTyping(
  state: PhoneState,
  next: string,
  { atEnd, rules }: { atEnd: boolean; rules: Rules },
): PhoneState {
  const added = next.length - state.text.length;
  const digits = digitsOf(next);
  if (added > 0 && rules) {
    const parsed = rules.parsePhone(next, { defaultCountry: state.country });
    if (parsed.valid && (added > 1 || atEnd)) return adopt(state, parsed, rules);
    // Text around a number that we do not understand is the visitor's to mend.
    if (added > 1 && /\p{L}/u.test(next)) return { ...state, text: next };
  }
  if (next.includes('+') || !atEnd || added <= 0) {
    return { ...state, text: next.replace(/[^\d\s()+.\-–]/g, '') };
  }
  const flag = rules && !state.chosen ? flagOf(state, digits, rules) : state.country;
  return { ...state, country: flag, text: grouped(digits, flag, rules) };
}

function flagOf({ country }: PhoneState, digits: string, rules: PhoneRules): string {
  const prefix = rules.prefixOf(country);
  if (prefix === undefined || digits.length < 3) return country;
  return rules.parsePhone(`+${prefix}${digits}`, { defaultCountry: country }).country ?? country;
}

/** The field when it is left: a number we understand is shown as we understood it. */
export function stateOfLeaving(state: PhoneState, rules: Rules): PhoneState {
  const parsed = rules?.parsePhone(state.text, { defaultCountry: state.country });
  return rules && parsed?.valid ? adopt(state, parsed, rules) : state;
}

/** Another country from the list: the digits stay. */
export function stateOfChoice(state: PhoneState, country: string, rules: Rules): PhoneState {
  const parsed = rules?.parsePhone(state.text, { defaultCountry: state.country });
  const national = state.text.includes('+') && parsed ? parsed.national : digitsOf(state.text);
  return { country, chosen: true, text: grouped(national, country, rules) };
}

/** The whole number: plus, prefix and digits; empty when the field is. */
export function valueOf({ country, text }: PhoneState, prefix: string, rules: Rules): string {
  const digits = digitsOf(text);
  if (digits === '') return '';
  if (text.includes('+') || /\p{L}/u.test(text)) {
    return rules?.parsePhone(text, { defaultCountry: country }).international ?? `+${digits}`;
  }
  return `+${prefix}${digits}`;
}
