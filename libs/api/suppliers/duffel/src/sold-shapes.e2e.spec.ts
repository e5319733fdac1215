import { sellEveryAirShape } from '@karvon/air-supply/contract/sold-shapes.contract';
import { startDuffel } from './testing';

sellEveryAirShape('duffel', startDuffel, ['offer', 'order', 'change', 'refund']);
