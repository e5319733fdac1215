import { recordedSales } from './recorded-offers';
import { recordedStays, toldStay } from './recorded-stays';
import { toldFacts } from './told-facts';

const linesOf = (rows: readonly object[]) =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** What the storefront tells of recorded offers and stays, a line for each: specs of the API compare letters and documents with it. */
export const toldFiles: readonly { file: string; text: () => string }[] = [
  {
    file: 'told-facts.json',
    text: () =>
      linesOf(
        recordedSales().map(({ offer, fare, lang }) => ({
          offer: offer.id,
          fareId: fare.id,
          lang,
          told: toldFacts(offer, fare, lang),
        })),
      ),
  },
  {
    file: 'told-stays.json',
    text: () =>
      linesOf(recordedStays().map(({ stay, lang }) => ({ lang, told: toldStay(stay, lang) }))),
  },
];
