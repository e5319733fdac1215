import { soldOffers } from './sold-offers';
import { soldStays } from './sold-stays';

/** What specs of the storefront know of the API's responses: files of `libs/testing/src/recorded`, and how each is made. */
export const recordings = [
  { file: 'sold-offers.json', record: soldOffers },
  { file: 'sold-stays.json', record: soldStays },
];

/** JSON with a line for each entry of a list, for readable diffs. */
export const textOf = (recording: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(recording)
    .map(([name, value]) => {
      const text = Array.isArray(value)
        ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
        : JSON.stringify(value);
      return `${JSON.stringify(name)}: ${text}`;
    })
    .join(',\n')}\n}\n`;
