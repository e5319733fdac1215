import { sellEveryAirShape } from '@karvon/air-supply/contract/sold-shapes.contract';
import { startSirena } from './testing';

sellEveryAirShape('sirena', startSirena, ['variant', 'order']);
