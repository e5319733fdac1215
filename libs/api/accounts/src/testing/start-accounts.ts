import type { FastifyInstance } from 'fastify';
import { messageQueues, registerTestMessages } from '@karvon/messages/testing';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { createSupport, supportQueues } from '@karvon/site/create';
import { createAccounts, createIdentity } from '../create';
import type { Identity } from '../create-identity';
import { accountQueues } from '../queues';

/** The jobs of `registerTestAccounts`. */
export const testAccountQueues = { ...accountQueues, ...messageQueues, ...supportQueues };

/** Accounts without bookings, with the calls and the messages that they ask for. */
export function registerTestAccounts(app: FastifyInstance, deps: AppDeps): Identity {
  const identity = createIdentity(deps);
  const messages = registerTestMessages(app, deps);
  const { calls } = createSupport(app, deps, messages);
  createAccounts(app, deps, { belongings: [], bookings: [], calls, identity, messages });
  return identity;
}

/** The accounts of the API with messages and calls; nothing else of it exists. */
export const startAccounts = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(testAccountQueues, (app, deps) => void registerTestAccounts(app, deps), options);
