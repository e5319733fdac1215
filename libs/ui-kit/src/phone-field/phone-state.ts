import { fillMask, homePrefix, phoneMask, type ParsedPhone } from '@karvon/phone';

/** The part of `@karvon/phone` that the field uses; it loads on intent. */
export interface PhoneRules {
  parsePhone: (text: string, options: { defaultCountry: string }) => ParsedPhone;
  prefixOf: (country: string) => string | undefined;
}

export interface PhoneState {
  /** The country whose flag is shown. */
  country: string;
  /** The country was chosen from the list: then digits alone do not change the flag. */
  chosen: boolean;
  /** `+`, calling code and digits; empty without digits. */
  value: string;
  /** The visitor's own text while it is shown as typed; null when the library groups the value. */
  draft: string | null;
}

/** Undefined until the rules have loaded: until then every text is a draft. */
type Rules = PhoneRules | undefined;

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a text has its own calling code, or words around the number. Digits alone belong to the chosen country. */
const isWhole = (text: string) => /[+\p{L}]/u.test(text);

/** How many characters were added. More than one means pasted or autofilled text, also when it replaced a longer selection. */
function countAdded(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** The library has the numbering plan of this country. */
const canGroup = (country: string, rules: Rules) => rules?.prefixOf(country) !== undefined;

/** Two countries share a calling code: the flag that the visitor chose stays. */
function adopt(state: PhoneState, { country, international }: ParsedPhone, rules: PhoneRules) {
  const same = country === null || rules.prefixOf(country) === rules.prefixOf(state.country);
  const flag = (same && state.chosen) || country === null ? state.country : country;
  return { ...state, country: flag, value: international, draft: null };
}

/** The state for a value from outside, such as a draft of the form. */
export function stateOfValue(state: PhoneState, value: string, rules: Rules): PhoneState {
  if (value === '') return { ...state, value, draft: canGroup(state.country, rules) ? null : '' };
  const parsed = rules?.parsePhone(value, { defaultCountry: state.country });
  if (rules && parsed && parsed.country !== null && parsed.national !== '')
    return { ...adopt(state, parsed, rules), value };
  const prefix = `+${homePrefix(state.country)}`;
  const digits = value.startsWith(prefix) ? value.slice(prefix.length) : undefined;
  const mask = phoneMask(state.country);
  return { ...state, value, draft: digits && mask ? fillMask(mask, digits) : value };
}

interface Typing {
  /** The previous text of the input. */
  before: string;
  /** The caret is at the end of the text. */
  atEnd: boolean;
  /** The calling code of the chosen country. */
  prefix: string;
  rules: Rules;
}

/**
 * The state after a key or a paste; undefined when the library must group plain digits. A complete number that was pasted,
 * autofilled or finished by hand moves its calling code to the selector.
 */
export function stateOfTyping(
  state: PhoneState,
  text: string,
  { before, atEnd, prefix, rules }: Typing,
): PhoneState | undefined {
  const added = countAdded(before, text);
  if (rules && (added > 1 || (added > 0 && atEnd))) {
    const parsed = rules.parsePhone(text, { defaultCountry: state.country });
    const asTyped = `+${prefix}${digitsOf(text)}`;
    if (parsed.valid && (isWhole(text) || parsed.international !== asTyped))
      return adopt(state, parsed, rules);
  }
  if (canGroup(state.country, rules) && (!isWhole(text) || (added === 1 && !text.includes('+')))) {
    if (state.draft === null) return undefined;
    return { ...state, value: wholeValue(digitsOf(text), prefix), draft: null };
  }
  // A text that cannot be read as a number stays unchanged, so that the visitor can correct it.
  const words = added > 1 && /\d/.test(text) && /\p{L}/u.test(text);
  const draft = words ? text : text.replace(/[^\d\s()+.\-–]/g, '');
  return { ...state, draft, value: valueOf(draft, state.country, prefix, rules) };
}

/** The state after the library has grouped the digits. For +7, the next digit tells Russia from Kazakhstan. */
export function stateOfGrouping(state: PhoneState, value: string, rules: PhoneRules): PhoneState {
  const meant = rules.parsePhone(value, { defaultCountry: state.country }).country;
  const country = state.chosen || value === '' || meant === null ? state.country : meant;
  return { ...state, country, value };
}

/** The state after blur: a number that we can read is shown normalized. */
export function stateOfReading(state: PhoneState, shown: string, rules: Rules): PhoneState {
  const parsed = rules?.parsePhone(shown, { defaultCountry: state.country });
  return rules && parsed?.valid ? adopt(state, parsed, rules) : state;
}

/** Reads the text that was typed before the rules loaded. */
export function stateOfDraft(state: PhoneState, rules: Rules): PhoneState {
  const read = stateOfReading(state, state.draft ?? '', rules);
  return read.draft === null ? read : stateOfValue(state, state.value, rules);
}

/** The state after another country was chosen from the list: the digits stay. */
export function stateOfChoice(
  state: PhoneState,
  country: string,
  { shown, prefix, rules }: { shown: string; prefix: string; rules: Rules },
): PhoneState {
  const parsed = shown.includes('+')
    ? rules?.parsePhone(shown, { defaultCountry: state.country })
    : undefined;
  const digits = parsed ? parsed.national : digitsOf(shown);
  const value = wholeValue(digits, prefix);
  return { country, chosen: true, value, draft: canGroup(country, rules) ? null : digits };
}

const wholeValue = (digits: string, prefix: string) => (digits === '' ? '' : `+${prefix}${digits}`);

function valueOf(draft: string, country: string, prefix: string, rules: Rules): string {
  const digits = digitsOf(draft);
  if (digits === '' || !isWhole(draft)) return wholeValue(digits, prefix);
  return rules?.parsePhone(draft, { defaultCountry: country }).international ?? `+${digits}`;
}
