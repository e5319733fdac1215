import { join } from 'node:path';
import { messageQueues, registerTestMessages } from '@karvon/messages/testing';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import {
  createJournal,
  createSupport,
  journalQueues,
  registerContent,
  supportQueues,
} from '../create';

/** A few short texts, which are read faster than those that the agency publishes. */
export const testContent = join(__dirname, 'content');

/** Texts, calls and the journal, with messages; nothing else of the API exists. */
export const startSite = (options: ModulesOptions = {}): Promise<StartedModules> =>
  startModules(
    { ...journalQueues, ...messageQueues, ...supportQueues },
    (app, deps) => {
      registerContent(app, deps, testContent);
      createSupport(app, deps, registerTestMessages(app, deps));
      createJournal(app, deps);
    },
    options,
  );
