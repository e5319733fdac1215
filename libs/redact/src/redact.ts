// Every repetition is bounded, so that a hostile text cannot cause catastrophic backtracking.

/** Names of fields with personal values, in any spelling of a form or an error. */
const personalKey =
  '(?:name|phone|tel|mail|patronymic|document|passport|birth|pin|password|token|secret|auth|cookie|jwt|session|otp|card|cvv|cvc|value|имя|фамили[яю]|отчество|телефон|пароль|паспорт|почта)[\\w-]{0,20}';
/** A value in quotes, in quotes of JSON inside JSON, or up to the end of a value in a query, a list or a line. */
const anyValue =
  '\\\\"(?:(?!\\\\").){0,200}\\\\"|"(?:[^"\\\\]|\\\\.){0,200}"|\'[^\']{0,200}\'|[^,;&}\\])\\n]{0,300}';

const rules: [RegExp, string][] = [
  [new RegExp(`(${personalKey}\\\\?["']?\\s{0,3}[:=]\\s{0,3})(?:${anyValue})`, 'gi'), '$1[hidden]'],
  [/\bbearer\s{1,5}[^\s"',;]{1,2000}/gi, '[token]'],
  [/\beyJ[\w-]{1,1000}(?:\.[\w-]{1,3000}){1,2}/g, '[token]'],
  [/[^\s@"'()<>,;:=&]{1,64}(?:@|%40)[^\s@"'()<>,;&]{1,64}\.[^\s@"'()<>.,;&]{1,24}/gi, '[e-mail]'],
  [/\+\d(?:[ ()\u00a0-]{0,3}\d){6,30}/g, '[phone]'],
  // Nine digits or more, however grouped: phones, cards, passports. A preceding date is not part of them.
  [/(?<!\d)(?!\d{4}-\d{2}-\d{2})\d(?:[ ()\u00a0-]{0,3}\d){8,40}/g, '[number]'],
  [/\p{L}{1,4}[ №-]{0,2}\d{6,8}(?!\d)/gu, '[document]'],
  // Long and opaque: probably a key.
  [/(?=[\w-]{0,31}\d)(?=[\w-]{0,31}[A-Za-z])[\w-]{32,200}/g, '[token]'],
];

/** Our own ids of requests, which identify no person. */
const uuid = /([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/i;

/**
 * Removes personal data from free text: errors quote the values that caused them. It removes too much rather than too little:
 * phones, e-mails, documents, cards, tokens, and the values of fields with personal names; ids of requests stay.
 */
export function redact(text: string): string {
  return text
    .split(uuid)
    .map((part, index) => (index % 2 === 1 ? part : redactPart(part)))
    .join('');
}

function redactPart(text: string): string {
  return rules.reduce((clean, [pattern, name]) => clean.replace(pattern, name), text);
}
