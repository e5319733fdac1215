export { sandboxBankCalls } from './calls';
export { createSandboxBank } from './create';
export { sandboxBankQueues } from './queues';
