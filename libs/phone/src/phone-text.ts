interface PhoneText {
  /** ASCII digits only. */
  digits: string;
  /** Written with a plus, or in a link of a messenger, which never has one. */
  international: boolean;
}

/** The zeros of other scripts whose digits people paste; NFKC folds full-width and mathematical digits. */
const zeros = [0x0660, 0x06f0, 0x0966];

const asciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const messengerLink =
  /(?:wa\.me\/|[?&]phone=|[?&]number=|(?:^|\s)(?:whats[aа]pp|viber|tel|sms|callto):(?:\/\/)?)\+?(\d[\d\s().-]*)/iu;

/** Decodes `%2B998` in a link; a lone per cent sign must not throw. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The digits of a typed or pasted text: words around the number, brackets, dashes and spaces of any kind are dropped. Undefined
 * when letters or other characters stand between digits, because then the number is not certain.
 */
export function readPhoneText(input: string): PhoneText | undefined {
  // A number copied from a contact card may contain directional marks.
  const text = asciiDigits(decoded(input.normalize('NFKC'))).replace(/\p{Cf}/gu, '');
  const link = messengerLink.exec(text);
  if (link?.[1]) {
    const digits = link[1].replace(/\D/g, '');
    const national = /(?:tel|sms|callto):/i.test(link[0]) && !link[0].includes('+');
    return { digits, international: !national };
  }
  const number = /[+\d(].*\d/su.exec(text.replace(/\+\s*(?=\+)/g, ''))?.[0];
  if (!number)
    return /\d/.test(text) ? { digits: /\d/.exec(text)![0], international: false } : none;
  if (/[^\d\s()+\-‐-―−.,/~_*]/u.test(number)) return undefined;
  // A number pasted into a field that already showed a calling code has two pluses: the number begins at the last one.
  const last = number.slice(number.lastIndexOf('+') + 1);
  const international = number.includes('+');
  if (international && last.replace(/\D/g, '').length < 7 && number.lastIndexOf('+') > 0)
    return undefined;
  // "(0)" is the trunk prefix, which is dropped in international numbers.
  const digits = (international ? last.replace(/\(0\)/g, '') : number).replace(/\D/g, '');
  return { digits, international };
}

const none: PhoneText = { digits: '', international: false };
