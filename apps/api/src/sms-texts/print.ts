import { editions } from '@karvon/edition';
import { smsCatalogue } from './catalogue';

/** `npm run sms-texts`: the text messages that Eskiz approves before it sends them, in both languages. */
const { brand } = editions.uz;
const site = process.env.PUBLIC_URL ?? 'https://karvon.example';
for (const lang of ['ru', 'uz'] as const) {
  console.info(`# ${lang}\n`);
  for (const { event, example, parts, template } of smsCatalogue(lang, brand, site))
    console.info(`${event} (SMS: ${parts})\n  ${template}\n  ${example}\n`);
}
