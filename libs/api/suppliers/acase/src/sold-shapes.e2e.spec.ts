import { sellEveryHotelShape } from '@karvon/hotel-supply/contract/sold-shapes.contract';
import { startAcase } from './testing.ts';

sellEveryHotelShape('acase', startAcase, ['offer', 'hotel', 'price']);
