import { writeFileSync } from 'node:fs';
import { toldFactsText } from './told-facts-text';

/** `npm run recorded`: writes down what the storefront tells of recorded offers, for specs of the API. */
writeFileSync('libs/testing/src/recorded/told-facts.json', toldFactsText());
