import { paths } from '@karvon/paths';
import { bindWords } from '@karvon/short-words';
import { withAddress } from '@karvon/messages';
import { closingOf, closings, type Sender } from './closings';
import { fillText } from './fill-text';
import type { OrderNotice } from '@karvon/order-ground/notices/notice';
import { orderTexts } from './order-texts';
import type { OrderText } from './texts';
import type { OrderEvent, OrderKind } from '@karvon/order-ground/notices/order-events';

const pages = { air: paths.airOrder, hotel: paths.hotelOrder };

/** What a booker is told of an event: the letter, and the text of an SMS for those that have one. */
export function writeLetter(
  { kind, number, event }: { kind: OrderKind; number: string; event: OrderEvent },
  { lang, facts, reservations }: Pick<OrderNotice, 'lang' | 'facts' | 'reservations'>,
  { edition, publicUrl }: { edition: Sender; publicUrl: string },
) {
  const texts: Partial<Record<OrderEvent, OrderText>> = orderTexts[kind][lang];
  const { subject, lines, sms } = texts[event]!;
  const { greeting, page: pageLabel } = closings[lang];
  const page = `${publicUrl}${pages[kind].to(lang, { number })}`;
  const body = lines
    .map((line) => fillText(line, facts))
    .filter((line) => line !== null)
    .map(bindWords)
    .join('\n')
    // A paragraph whose facts are all empty leaves no blank lines.
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const said = sms === undefined ? null : fillText(sms, facts);
  const bookingAgent = { '@type': 'Organization', name: edition.brand };
  return {
    letter: {
      lang,
      subject: fillText(subject, facts) ?? `${edition.brand}: ${number}`,
      text: [greeting, body, `${pageLabel}\n${page}`, closingOf(lang, edition)].join('\n\n'),
      ...(reservations && {
        reservations: reservations.map((one) => ({
          '@context': 'http://schema.org',
          ...one,
          url: page,
          bookingAgent,
        })),
      }),
    },
    sms: said === null ? null : withAddress(said, page),
  };
}
