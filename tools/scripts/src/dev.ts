import { requireFreePort } from './machine/ports.ts';
import { runScript, say } from './run/say.ts';
import { supervise } from './run/supervise.ts';
import { requireInstalled, restarting, settings } from './run/workspace.ts';

/** `npm run dev`: the API restarts on every change, the storefront reloads modules in the browser. */
runScript(async () => {
  requireInstalled();
  const { storefrontPort, apiPort, apiHost, apiUrl, publicUrl, api, storefront } = settings();
  await requireFreePort(apiPort, 'API_PORT', apiHost);
  await requireFreePort(storefrontPort, 'PORT');

  const house = supervise();
  const env = { NODE_ENV: 'development' };
  try {
    const server = house.start('API', restarting('apps/api/src/main.ts'), {
      ...api,
      ...env,
    });
    const web = house.start('storefront', ['--import', 'tsx', 'apps/storefront/server.ts'], {
      ...storefront,
      ...env,
    });
    const ready = await Promise.all([
      house.untilReady(server, `${apiUrl}/readyz`),
      house.untilReady(web, `http://127.0.0.1:${storefrontPort}/healthz`),
    ]);
    if (ready.every(Boolean))
      say(`Karvon (edition ${api.EDITION}, development) is ready: ${publicUrl}`);
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house.ended;
});
