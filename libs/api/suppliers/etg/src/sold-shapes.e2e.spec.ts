import { sellEveryHotelShape } from '@karvon/hotel-supply/contract/sold-shapes.contract';
import { refusesUnreadableAnswers } from '@karvon/hotel-supply/contract/unreadable.contract';
import { startEtg, startFaultyEtg } from './testing';

sellEveryHotelShape('etg', startEtg, ['rate', 'form', 'order', 'content']);
refusesUnreadableAnswers(startFaultyEtg, ['payment_options']);
