export {
  callbackPromiseSchema,
  callbackTopicSchema,
  createCallback,
  type CallbackPromise,
  type CallbackRequest,
  type CallbackTopic,
} from './callbacks';
export { createCallbackCall } from './callbacks.calls';
export { callerNamePattern, maxCallerNameLength } from './callbacks.limits';
export {
  getIp,
  journalEntrySchema,
  productTagSchema,
  writeJournal,
  type JournalEntry,
  type ProductTag,
} from './journal';
export { writeJournalCall, getIpCall } from './journal.calls';
export { journalKeyPattern, journalLimits } from './journal.limits';
export { listSandboxMessages, sandboxMessageSchema, type SandboxMessage } from './sandbox-messages';
export { listSandboxMessagesCall } from './sandbox-messages.calls';
