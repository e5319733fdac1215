// Every repetition is bounded: a hostile text must not make a pattern try all its lengths.

/** Names of fields whose values are somebody's own, in any spelling a form or an error may use. */
const personalKey =
  '(?:name|phone|tel|mail|patronymic|document|passport|birth|pin|password|token|secret|auth|cookie|jwt|session|otp|card|cvv|cvc|value|имя|фамили[яю]|отчество|телефон|пароль|паспорт|почта)[\\w-]{0,20}';
/** A value in quotes, in quotes of JSON inside JSON, or up to what ends a value in a query, a list or a line. */
const anyValue =
  '\\\\"(?:(?!\\\\").){0,200}\\\\"|"(?:[^"\\\\]|\\\\.){0,200}"|\'[^\']{0,200}\'|[^,;&}\\])\\n]{0,300}';

const rules: [RegExp, string][] = [
  [new RegExp(`(${personalKey}\\\\?["']?\\s{0,3}[:=]\\s{0,3})(?:${anyValue})`, 'gi'), '$1[hidden]'],
  [/\bbearer\s{1,5}[^\s"',;]{1,2000}/gi, '[token]'],
  [/\beyJ[\w-]{1,1000}(?:\.[\w-]{1,3000}){1,2}/g, '[token]'],
  [/[^\s@"'()<>,;:=&]{1,64}(?:@|%40)[^\s@"'()<>,;&]{1,64}\.[^\s@"'()<>.,;&]{1,24}/gi, '[e-mail]'],
  [/\+\d(?:[ ()\u00a0-]{0,3}\d){6,30}/g, '[phone]'],
  // Nine digits and more, however grouped: phones, cards, passports. A day before them is none of theirs.
  [/(?<!\d)(?!\d{4}-\d{2}-\d{2})\d(?:[ ()\u00a0-]{0,3}\d){8,40}/g, '[number]'],
  [/\p{L}{1,4}[ №-]{0,2}\d{6,8}(?!\d)/gu, '[document]'],
  // Opaque and long: a key of some kind.
  [/(?=[\w-]{0,31}\d)(?=[\w-]{0,31}[A-Za-z])[\w-]{32,200}/g, '[token]'],
];

/** Our own ids of requests; a hundred of them say nothing of a person. */
const uuid = /([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/i;

/**
 * Free text without what identifies a person: errors quote the values that upset them. Rather too much is hidden than too
 * little. Phones, e-mails, documents, cards, tokens, and the values of fields with personal names go; ids of requests stay.
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
