import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express from 'express';
import type { ServerBuild } from 'react-router';

const build = join(import.meta.dirname, '../../../dist/bench/bare-router');
const server = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;

express()
  .use(compression())
  .use(express.static(join(build, 'client'), { index: false }))
  .use(createRequestHandler({ build: server, mode: 'production' }))
  .listen(Number(process.argv[2]), '127.0.0.1');
