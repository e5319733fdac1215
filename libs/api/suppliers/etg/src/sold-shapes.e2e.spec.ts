import { sellEveryHotelShape } from '@karvon/hotel-supply/contract/sold-shapes.contract';
import { startEtg } from './testing';

sellEveryHotelShape('etg', startEtg, ['rate', 'form', 'order', 'content']);
