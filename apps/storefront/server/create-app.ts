import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { StorefrontConfig } from '../app/config.server';
import { commonHeaders, strictTransport } from '../app/document/security-headers.server';
import { loadBuild } from './load-build';

/** What we say of ourselves on each request: headers a visitor could forge are overwritten here. */
function markRequest(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  request.headers['x-request-id'] = id;
  request.headers['x-forwarded-for'] = request.ip ?? '';
  response.setHeader('x-request-id', id);
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.secure) response.setHeader('strict-transport-security', strictTransport);
  next();
}

const reads = ['GET', 'HEAD'];
const writes = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Pages are read; writes go to the API's address. Other methods are not for us. */
function refuseMethods(request: Request, response: Response, next: NextFunction): void {
  const allowed = request.path.startsWith('/api/') ? [...reads, ...writes] : reads;
  if (allowed.includes(request.method)) return next();
  response.status(405).set('allow', allowed.join(', ')).type('text/plain').send(STATUS_CODES[405]);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** The last resort: nothing of the error reaches the visitor. */
function onError(error: unknown, request: Request, response: Response, next: NextFunction): void {
  const status = statusOf(error);
  const traceId = String(request.headers['x-request-id']);
  if (status === 500) console.error({ traceId, error });
  if (response.headersSent) return next(error);
  response.status(status).type('text/plain');
  response.send(status === 500 ? `Something went wrong. ${traceId}` : STATUS_CODES[status]);
}

/** The web application: built files in production, Vite's middleware in development. */
export async function createApp(config: StorefrontConfig, server: Server) {
  const { build, serveFiles, close } = await loadBuild(config.production, server);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.use(markRequest, refuseMethods);
  if (config.production) app.use(compression());
  app.use(serveFiles);
  app.use(createRequestHandler({ build, mode: config.production ? 'production' : 'development' }));
  app.use(onError);
  return { app, close };
}
