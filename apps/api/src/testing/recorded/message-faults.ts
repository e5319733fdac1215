import { tidy, unstated } from './unstated';

interface Messages {
  letter: { subject: string; text: string };
  sms: string | null;
}

/** Sums as messages write them: '1 250 000 сум', '99,05 ₽'. */
const sums = /\d{1,3}(?: \d{3})*(?:,\d+)? ?(?:сум|so['ʻ]m|₽|\$|€)/g;

/**
 * What is wrong with the messages of an event of an order: a fact that the letter does not tell, an SMS without the order or
 * its page, and a sum in the SMS that the letter does not name.
 */
export function messageFaults(
  { letter, sms }: Messages,
  number: string,
  facts: readonly string[],
): string[] {
  const { subject, text } = letter;
  const page = /https:\S+number=\w+/.exec(text)?.[0] ?? '';
  const told = tidy(`${subject} ${text}`);
  const said = sms === null ? null : tidy(sms);
  return [
    ...unstated(told, [number, ...facts]),
    ...(page === '' ? ['no page'] : []),
    ...(said === null ? [] : unstated(said, [number, page])),
    ...unstated(told, said?.match(sums) ?? []),
  ];
}
