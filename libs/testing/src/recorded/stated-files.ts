import { recordedSales } from './recorded-offers';
import { recordedStays, statedStay } from './recorded-stays';
import { statedFacts } from './stated-facts';

const linesOf = (rows: readonly object[]) =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/**
 * Files with the storefront's texts about recorded offers and stays, a line for each: specs of the API compare e-mails and
 * documents with them.
 */
export const statedFiles: readonly { file: string; text: () => string }[] = [
  {
    file: 'stated-facts.json',
    text: () =>
      linesOf(
        recordedSales().map(({ offer, fare, lang }) => ({
          offer: offer.id,
          fareId: fare.id,
          lang,
          told: statedFacts(offer, fare, lang),
        })),
      ),
  },
  {
    file: 'stated-stays.json',
    text: () =>
      linesOf(recordedStays().map(({ stay, lang }) => ({ lang, told: statedStay(stay, lang) }))),
  },
];
