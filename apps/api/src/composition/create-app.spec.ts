import type { FastifyInstance } from 'fastify';
import { readOpenapi } from '../read-openapi';
import type * as modules from './modules';

let closed = false;
jest.mock('./modules', () => ({
  ...jest.requireActual<typeof modules>('./modules'),
  registerModules(app: FastifyInstance) {
    app.addHook('onClose', async () => {
      closed = true;
    });
    throw new Error('no module');
  },
}));

test('an app that cannot be built is closed, so that nothing keeps its process alive', async () => {
  await expect(readOpenapi()).rejects.toThrow('no module');
  expect(closed).toBe(true);
});
