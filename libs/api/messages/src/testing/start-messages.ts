import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { createMessages, registerMessageSending } from '../create';
import type { Messages } from '../index';
import { messageQueues } from '../queues';

const notDrawn = () => Promise.resolve(null);

/** Messages that are sent by the providers of the settings. Their papers are never drawn. */
export function registerTestMessages(app: FastifyInstance, deps: AppDeps): Messages {
  registerMessageSending(app, deps, { 'air-tickets': notDrawn, 'hotel-voucher': notDrawn });
  return createMessages(deps);
}

/** The messages of the API; nothing else of it exists. */
export const startMessages = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(messageQueues, (app, deps) => void registerTestMessages(app, deps), options);
