import { drawnName } from '@karvon/paths';
import type { RequestHandler } from 'express';

/** Lets a request for a drawing that nobody made answer with the one that stands for it; files are served as they lie. */
export const drawings = (): RequestHandler => (request, _, next) => {
  const [, folder, name = '', ending] =
    /^(\/pictures\/[0-9a-f]{8}\/)([\w/-]+)(\.svg|\.jpg)$/.exec(request.path) ?? [];
  if (folder) request.url = folder + drawnName(name) + ending;
  next();
};
