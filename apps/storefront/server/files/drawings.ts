import { drawnName } from '@karvon/paths';
import type { RequestHandler } from 'express';

/** Serves the general drawing for one that does not exist. */
export const drawings = (): RequestHandler => (request, _, next) => {
  const [, folder, name = '', ending] =
    /^(\/pictures\/[0-9a-f]{8}\/)([\w/-]+)(\.svg|\.jpg)$/.exec(request.path) ?? [];
  if (folder) request.url = folder + drawnName(name) + ending;
  next();
};
