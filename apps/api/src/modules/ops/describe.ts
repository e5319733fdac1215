import type { Edition } from '@karvon/edition';
import type {
  JournalTail,
  RefundClaim,
  StuckHotelOrder,
  StuckOrder,
  WaitingCallback,
} from './endpoints';

type Clock = Pick<Edition['support'], 'utcOffsetMinutes'>;

/** '2026-11-21 14:35' on the edition's clock. */
function at(instant: string, { utcOffsetMinutes }: Clock): string {
  const local = new Date(Date.parse(instant) + utcOffsetMinutes * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

const orNothing = (lines: string[]) => (lines.length > 0 ? lines.join('\n') : 'Nothing.');

/** For the operator's terminal, a request each: when to call, whom, about what. */
export function describeCallbacks(callbacks: WaitingCallback[], clock: Clock, now: Date): string {
  return orNothing(
    callbacks.map(({ id, phone, name, topic, lang, page, orderNumber, callBy }) => {
      const late = Date.parse(callBy) < now.getTime() ? ' LATE' : '';
      const about = [topic, lang, orderNumber, page].filter(Boolean).join(', ');
      return `call by ${at(callBy, clock)}${late}  ${phone}  ${name}  (${about})\n  done: npm run ops -- done ${id}`;
    }),
  );
}

export function describeOrders(orders: StuckOrder[], clock: Clock): string {
  return orNothing(
    orders.map(
      ({ number, pnr, attempts, since }) =>
        `${number}  PNR ${pnr ?? 'none'}  since ${at(since, clock)}, ${attempts} tries`,
    ),
  );
}

export function describeHotelOrders(orders: StuckHotelOrder[], clock: Clock): string {
  return orNothing(
    orders.map(({ number, hotel, status, supplierOrderId, confirmation, needsPerson, since }) => {
      const booking = `booking ${supplierOrderId ?? 'none'}, hotel's number ${confirmation ?? 'none'}`;
      const line = `${number}  ${status}  since ${at(since, clock)}  ${hotel}  (${booking})`;
      const next = `\n  npm run ops -- release ${number} | keep ${number}`;
      return needsPerson ? `${line}${next}` : line;
    }),
  );
}

export function describeClaims(claims: RefundClaim[], clock: Clock): string {
  return orNothing(
    claims.map(({ id, orderNumber, reason, comment, documents, askedAt }) => {
      const line = `${orderNumber}  ${reason ?? 'voluntary'}  since ${at(askedAt, clock)}  ${comment ?? ''}`;
      const proofs = documents.map(
        (one) =>
          `\n  ${one.name} (${one.kind}, ${Math.ceil(one.bytes / 1024)} kB): npm run ops -- document ${one.id}`,
      );
      return `${line}${proofs.join('')}\n  npm run ops -- accept ${id} | decline ${id}`;
    }),
  );
}

export function describeJournal({ entries }: JournalTail, clock: Clock): string {
  return orNothing(
    entries.map(({ at: when, agent, level, text, context }) => {
      const { stack, ...rest } = context;
      const facts = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
      // The first line of a stack is the message again.
      const places = (stack ?? '').split('\n').slice(1);
      return [
        `${at(when, clock)} ${level} ${agent ?? ''} ${text}`,
        ...(facts.length > 0 ? [`  ${facts.join(' ')}`] : []),
        ...places.map((place) => `    ${place.trim()}`),
      ].join('\n');
    }),
  );
}
