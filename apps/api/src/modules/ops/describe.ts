import type { Money } from '@karvon/money';
import type { JournalTail, RefundClaim, WaitingCallback } from './endpoints';

/** '2026-11-21T14:35:00+05:00' → '2026-11-21 14:35 (UTC+05:00)' */
export const formatMoment = (local: string): string =>
  `${local.slice(0, 10)} ${local.slice(11, 16)} (UTC${local.slice(19)})`;

/** '12500.00 UZS' */
export const moneyText = ({ amount, currency }: Money): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

export const orNothing = (lines: string[]): string =>
  lines.length > 0 ? lines.join('\n') : 'Nothing.';

/** For the operator's terminal: each callback request with its time, caller and topic. */
export function describeCallbacks(callbacks: WaitingCallback[], now: Date): string {
  return orNothing(
    callbacks.map(({ id, caller, topic, lang, page, orderNumber, callBy }) => {
      const late = Date.parse(callBy) < now.getTime() ? ' LATE' : '';
      const whom = caller
        ? `${caller.phone}  ${caller.name}`
        : 'UNREADABLE: sealed with another DATA_KEY';
      const about = [topic, lang, orderNumber, page].filter(Boolean).join(', ');
      return `call by ${formatMoment(callBy)}${late}  ${whom}  (${about})\n  done: npm run ops -- done ${id}`;
    }),
  );
}

export function describeClaims(claims: RefundClaim[]): string {
  return orNothing(
    claims.map(({ id, orderNumber, reason, comment, documents, requestedAt }) => {
      const line = `${orderNumber}  ${reason ?? 'voluntary'}  since ${formatMoment(requestedAt)}  ${comment ?? ''}`;
      const proofs = documents.map(
        (one) =>
          `\n  ${one.name} (${one.kind}, ${Math.ceil(one.bytes / 1024)} kB): npm run ops -- document ${one.id}`,
      );
      return `${line}${proofs.join('')}\n  npm run ops -- accept ${id} | accept-by-hand ${id} | decline ${id}`;
    }),
  );
}

export function describeJournal({ entries }: JournalTail): string {
  return orNothing(
    entries.map(({ at: when, agent, level, text, context }) => {
      const { stack, ...rest } = context;
      const facts = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
      // The first line of a stack repeats the message.
      const places = (stack ?? '').split('\n').slice(1);
      return [
        `${formatMoment(when)} ${level} ${agent ?? ''} ${text}`,
        ...(facts.length > 0 ? [`  ${facts.join(' ')}`] : []),
        ...places.map((place) => `    ${place.trim()}`),
      ].join('\n');
    }),
  );
}
