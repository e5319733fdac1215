import { sellEveryHotelShape } from '@karvon/hotel-supply/contract/sold-shapes.contract';
import { startAcase } from './testing';

sellEveryHotelShape('acase', startAcase, ['offer', 'hotel', 'price']);
