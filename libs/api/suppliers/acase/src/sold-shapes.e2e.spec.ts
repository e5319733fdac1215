import { sellEveryHotelShape } from '@karvon/hotel-supply/contract/sold-shapes.contract';
import { refusesUnreadableAnswers } from '@karvon/hotel-supply/contract/unreadable.contract';
import { startAcase, startFaultyAcase } from './testing';

sellEveryHotelShape('acase', startAcase, ['offer', 'hotel', 'price']);
refusesUnreadableAnswers(startFaultyAcase, ['Currency', 'WhereToPay']);
