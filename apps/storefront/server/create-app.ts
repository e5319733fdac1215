import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compression from 'compression';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { cachePages, servePages } from '@karvon/page-delivery/server';
import type { StorefrontConfig } from '../app/config.server';
import {
  commonHeaders,
  policyReportsPath,
  strictTransport,
} from '../app/document/security-headers.server';
import { flags } from './files/flags';
import { drawings } from './files/drawings';
import { sendReadiness, endConnections } from './health';
import { hostCookies } from './host-cookies';
import { keepSession } from './keep-session';
import { lowerLanguage } from './language-case';
import { anonymousRequest } from './page-cache/anonymous-request';
import { loadBuild, widgets } from './load-build';
import { policyReports } from './policy-reports';
import { sendError, refuseOddRequests } from './refuse';
import { createRequestSeconds, requestLog } from './request-log';
import { watchProxies } from './watch-proxies';
import { serveWidgets } from './widgets';

/** Widgets show pictures of the news on partners' pages. */
const pictures = '/api/v1/content/images/';

/** Our own headers on each request overwrite those that a visitor could forge. */
function markRequest(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  request.headers['x-request-id'] = id;
  request.headers['x-forwarded-for'] = request.ip ?? '';
  response.setHeader('x-request-id', id);
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.path.startsWith(pictures))
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (request.secure) response.setHeader('strict-transport-security', strictTransport);
  next();
}

/** Sends this server's build id, so that a page of an older build notices. In development there is only one. */
function respondLatestBuild(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const version = typeof build === 'function' ? 'development' : build.assets.version;
  return (_, response) =>
    void response.set('cache-control', 'no-store').type('text/plain').send(version);
}

export interface AppOutside {
  server: Server;
  logger: Logger;
  /** Where metrics are recorded; undefined without metrics. */
  metrics: Registry | undefined;
  isStopping: () => boolean;
}

/** The web application: built files in production, Vite's middleware in development. */
export async function createApp(
  config: StorefrontConfig,
  { server, logger, metrics, isStopping }: AppOutside,
) {
  const { build, serveFiles, otherBuilds, close } = await loadBuild(config, {
    server,
    logger,
    assetsDir: config.assetsDir,
  });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', sendReadiness({ apiUrl: config.apiUrl, isStopping }));
  const measure = metrics && createRequestSeconds(metrics);
  app.use(endConnections(isStopping), watchProxies(logger), markRequest);
  app.use(requestLog(logger, measure), refuseOddRequests, hostCookies(config.publicUrl));
  app.post(policyReportsPath, ...policyReports(logger));
  app.use(lowerLanguage);
  app.get('/latest-build', respondLatestBuild(build));
  // In development each page is rendered from the current sources.
  if (typeof build !== 'function' && !config.plainDelivery)
    app.use(cachePages(build, { publicUrl: config.publicUrl, anonymousRequest }));
  if (config.production) app.use(compression());
  app.use('/widgets', serveWidgets(widgets, config.edition, otherBuilds));
  app.use(flags(), drawings());
  app.use(serveFiles);
  app.use(keepSession(config));
  app.use(servePages(build, config.production ? 'production' : 'development'));
  app.use(sendError(logger, config));
  return { app, close };
}
