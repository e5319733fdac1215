import { namesIn, orderTexts } from '@karvon/order-messages';
import { orderEvents, orderFacts } from '@karvon/order-ground/notices/order-events';
import { alertEvents } from '../../modules/price-alerts/alert-letter';
import { alertLetters } from '../../modules/price-alerts/letters';

type OrderText = { subject: string; lines: readonly string[]; sms?: string };

const heading = `# Letters

What visitors are told by e-mail and SMS. \`npm run letters\` writes this page from the texts, and each letter in both languages as a
page in \`dist/letters\`; \`npm run screens\` takes their screenshots. Every letter also greets, links to the page of its order, names
the phone and the address of the agency, and goes out as text and as HTML (\`libs/api/messages/src/mail-html.ts\`). A line whose fact is
empty is left out, so a letter says less than its row where there is less to say.
`;

const factsOf = ({ subject, lines }: OrderText): string =>
  [...new Set([subject, ...lines].flatMap(namesIn))]
    .map((name) => (orderFacts as Record<string, string>)[name])
    .join('; ');

function orderRows(kind: 'air' | 'hotel'): string[] {
  const texts: Record<string, OrderText> = orderTexts[kind].ru;
  return Object.entries(orderEvents[kind]).map(([event, when]) => {
    const text = texts[event]!;
    return `| \`${event}\` | ${when} | ${text.subject} | ${factsOf(text)} | ${text.sms ? 'yes' : ''} |`;
  });
}

const alertRows = (): string[] =>
  (Object.keys(alertEvents) as (keyof typeof alertEvents)[]).map(
    (event) =>
      `| \`${event}\` | ${alertEvents[event]} | ${alertLetters.ru[event].subject} | the search with its days and travellers, prices, the results, how to stop |  |`,
  );

/** Builds the page docs/letters.md. */
export function lettersPage(): string {
  const table = (title: string, rows: readonly string[]) =>
    [
      `\n## ${title}\n`,
      '| letter | sent when | subject | says | SMS |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  return (
    heading +
    table('Orders of air tickets', orderRows('air')) +
    table('Orders of hotels', orderRows('hotel')) +
    table('Prices', alertRows())
  );
}
