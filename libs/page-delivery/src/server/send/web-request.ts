import { createReadableStreamFromReadable } from '@react-router/node';
import type { Request, Response } from 'express';

/** The request for loaders. It is aborted when the visitor leaves. */
export function webRequest(request: Request, response: Response): globalThis.Request {
  const { method, protocol, host, originalUrl } = request;
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers))
    for (const value of [values ?? []].flat()) headers.append(name, value);
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  const reads = method === 'GET' || method === 'HEAD';
  return new globalThis.Request(`${protocol}://${host}${originalUrl}`, {
    method,
    headers,
    signal: gone.signal,
    ...(!reads && { body: createReadableStreamFromReadable(request), duplex: 'half' }),
  });
}
