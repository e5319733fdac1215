import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** An address without what it says of somebody: orders, trips and names are in it. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .map((part) =>
      /^[a-z][a-z_]{0,30}(?:-[a-z]+)*(?:\.[a-z]{2,4})?$|^v1$|^$/.test(part) ? part : ':x',
    )
    .join('/');
}

/** One line per answer; files of the build, which a page asks for by dozens, are for debugging. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const began = performance.now();
    response.once('close', () => {
      const level = path.startsWith('/assets/') ? 'debug' : 'info';
      logger[level](
        {
          traceId: request.headers['x-request-id'],
          method,
          route: patternOf(path),
          status: response.writableFinished ? response.statusCode : 'left',
          ms: Math.round(performance.now() - began),
        },
        'answered',
      );
    });
    next();
  };
}
