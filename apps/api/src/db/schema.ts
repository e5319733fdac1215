import type { IdempotencyTables } from '../http/idempotency-store';
import type { SandboxSupplierTables } from '../modules/air-search/suppliers/sandbox/tables';

/** Every table, as each module describes its own. */
export type Schema = IdempotencyTables & SandboxSupplierTables;
