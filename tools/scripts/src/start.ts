import { requireFreePort } from './machine/ports.ts';
import { Advice, runScript, say } from './run/say.ts';
import { runTool } from './run/run-tool.ts';
import { supervise } from './run/supervise.ts';
import { node, nxCli, requireInstalled, settings } from './run/workspace.ts';

/** `npm start`: builds both programs, starts the API and the storefront, and stops both together. */
runScript(async () => {
  requireInstalled();
  const { storefrontPort, apiPort, apiHost, apiUrl, publicUrl, api, storefront } = settings();
  await requireFreePort(apiPort, 'API_PORT', apiHost);
  await requireFreePort(storefrontPort, 'PORT');

  say('Building the shop (about a minute the first time, a moment afterwards)…');
  const build = await runTool(
    node,
    [
      nxCli,
      'run-many',
      '--targets=build,build-server',
      '--projects=api,storefront',
      '--outputStyle=static',
    ],
    { quiet: true },
  );
  if (build.interrupted) return 1;
  if (build.code !== 0) {
    console.error(build.output);
    throw new Advice('The shop did not build; the output above says why.');
  }

  const house = supervise();
  // At a terminal the log shows the address, not a line for each request.
  const logs = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', NODE_ENV: 'production' };
  try {
    say('Starting the API and the storefront…');
    const server = house.start('API', ['dist/apps/api/src/main.js'], { ...api, ...logs });
    const web = house.start('storefront', ['dist/apps/storefront-server/main.js'], {
      ...storefront,
      ...logs,
    });
    const ready = await Promise.all([
      house.untilReady(server, `${apiUrl}/readyz`),
      house.untilReady(web, `http://127.0.0.1:${storefrontPort}/healthz`),
    ]);
    if (ready.every(Boolean)) {
      say(`Karvon (edition ${api.EDITION}) is ready: ${publicUrl}`);
      say('Press Ctrl-C to stop.');
    }
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house.ended;
});
