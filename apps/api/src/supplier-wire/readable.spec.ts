import { createLogger } from '../http/logger';
import { reportLost } from './readable';

const logger = createLogger('silent');

test('a list that can be read in part is one; where nothing can be read, the supplier has failed', () => {
  reportLost(logger, 'rates', 0, 0);
  reportLost(logger, 'rates', 1, 5);
  expect(() => reportLost(logger, 'rates', 0, 5)).toThrow(
    expect.objectContaining({ code: 'supplier-unavailable' }),
  );
});
