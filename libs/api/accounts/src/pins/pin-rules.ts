import { invalid } from '@karvon/platform/http/problem';

/** PINs that people choose most often. Repeats, sequences and the digits of the phone have rules below. */
const common = new Set([
  '102030',
  '112233',
  '121212',
  '123123',
  '123321',
  '131313',
  '142536',
  '147258',
  '159753',
  '159357',
  '212121',
  '232323',
  '246810',
  '258456',
  '321321',
  '456123',
  '654321',
  '696969',
  '741852',
  '789456',
  '852456',
  '963852',
  '987654',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'password',
  'password1',
  'iloveyou',
  'parol123',
  'toshkent',
  'tashkent',
  'йцукен',
  'пароль',
]);

/** '246802', '111111', 'abcdef': each character follows the one before by the same step. */
function isRun(pin: string): boolean {
  const codes = [...pin].map((character) => character.codePointAt(0) ?? 0);
  const step = codes[1]! - codes[0]!;
  const wraps = (difference: number) => ((difference % 10) + 10) % 10;
  const digits = /^\d+$/.test(pin);
  const same = (difference: number) =>
    digits ? wraps(difference) === wraps(step) : difference === step;
  const small = digits ? [0, 1, 2, 8, 9].includes(wraps(step)) : Math.abs(step) <= 2;
  return small && codes.slice(1).every((code, index) => same(code - codes[index]!));
}

/** '121212', '123123': one short piece repeated. */
const isRepeated = (pin: string) => /^(.{1,3})\1+$/u.test(pin);

/** A date, DDMMYY, YYMMDD or DDMMYYYY: anybody who has seen the passport knows the date of birth. */
const isDay = (pin: string) =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d\d|19\d\d|20[0-2]\d)$/.test(pin) ||
  /^(19|20)?\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(pin);

/**
 * Refuses a PIN that is easy to guess.
 * @param path the path of the PIN in the body
 * @throws problem validation-failed with the rule 'common', 'repeated', 'sequence', 'date' or 'phone'
 */
export function checkNewPin(pin: string, phone: string, path: string): void {
  const lower = pin.toLowerCase();
  const rules: [string, boolean, string][] = [
    ['repeated', isRepeated(lower), 'one piece repeated is guessed first'],
    ['sequence', isRun(lower), 'a sequence is guessed first'],
    ['common', common.has(lower), 'many people choose this one'],
    ['phone', phone.includes(pin), 'it is a part of the phone number'],
    ['date', isDay(pin), 'a date is easy to find out'],
  ];
  const broken = rules.find(([, applies]) => applies);
  if (broken) throw invalid(path, broken[0], broken[2]);
}
