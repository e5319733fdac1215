import Fastify from 'fastify';
import { createLogger } from './logger';
import { warmUp } from './once-listening';

const logger = createLogger('silent');

test.each([
  [true, 1],
  [false, 0],
])(
  'with WARM_UP %j the first data of visitors is loaded %i times at the start',
  async (on, times) => {
    const app = Fastify();
    const work = jest.fn();
    warmUp(app, { config: { warmUp: on }, logger }, 'it comes later', work);
    await app.ready();
    expect(work).not.toHaveBeenCalled();
    await app.listen({ host: '127.0.0.1', port: 0 });
    await app.close();
    expect(work).toHaveBeenCalledTimes(times);
  },
);
