import { z } from 'zod';
import { accountField, PaymeRefusal, refusals } from './refusals';

const moment = z.number().int().positive();
const id = z.string().min(1).max(64);
/** A reason that cannot be read counts as unknown, so that the transaction is still cancelled. */
const reason = z.coerce.number().int().min(0).max(99).nullish().catch(null);
const purchase = {
  amount: z.number().int().positive(),
  account: z.object({ [accountField]: z.string().max(100) }),
};

/** The parameters of each method of the protocol. */
export const paymeParams = {
  CheckPerformTransaction: z.object(purchase),
  CreateTransaction: z.object({ id, time: moment, ...purchase }),
  PerformTransaction: z.object({ id }),
  CancelTransaction: z.object({ id, reason }),
  CheckTransaction: z.object({ id }),
  GetStatement: z.object({ from: z.number().int().min(0), to: z.number().int().min(0) }),
  SetFiscalData: z.object({
    id,
    type: z.enum(['PERFORM', 'CANCEL']),
    fiscal_data: z.record(z.string().max(60), z.unknown()),
  }),
  ChangePassword: z.object({ password: z.string().min(8).max(200) }),
};
export type PaymeMethod = keyof typeof paymeParams;
export type PaymeParams<Method extends PaymeMethod> = z.infer<(typeof paymeParams)[Method]>;

/** Our handler of each method. */
export type PaymeMethods = {
  [Method in PaymeMethod]: (params: PaymeParams<Method>) => Promise<object>;
};

/** The refusal of a parameter that is missing or of another type, by its name, as in Payme's own templates. */
function refusalOf(name: PropertyKey | undefined, method: PaymeMethod): PaymeRefusal {
  if (name === undefined) return refusals.request();
  if (name === 'amount') return refusals.amount();
  if (name === 'account') return refusals.noAccount();
  if (name === 'type' || name === 'fiscal_data') return refusals.parameters();
  if (name === 'id' && method !== 'CreateTransaction') return refusals.noTransaction();
  return refusals.field(String(name));
}

const requestSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown(),
});

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function run(
  request: unknown,
  methods: PaymeMethods,
  { allowed, verb }: Pick<Caller, 'allowed' | 'verb'>,
): Promise<object> {
  if (verb !== 'POST') throw refusals.verb();
  if (request === undefined) throw refusals.transport();
  if (!allowed) throw refusals.access();
  const called = requestSchema.safeParse(request);
  if (!called.success) throw refusals.request();
  const { method } = called.data;
  if (!Object.hasOwn(paymeParams, method)) throw refusals.method(method.slice(0, 60));
  const name = method as PaymeMethod;
  const params = paymeParams[name].safeParse(called.data.params);
  if (!params.success) throw refusalOf(params.error.issues[0]!.path[0], name);
  return (methods[name] as (params: unknown) => Promise<object>)(params.data);
}

interface Caller {
  verb: string;
  /** Whether the caller has sent the key. */
  allowed: boolean;
  /** Receives unexpected errors. */
  onFault: (error: unknown) => void;
}

/** Answers one JSON-RPC call; a refusal is a response too. */
export async function handleRpc(
  rawBody: Buffer,
  methods: PaymeMethods,
  { onFault, ...caller }: Caller,
): Promise<object> {
  const request = parse(rawBody);
  const given = (request as { id?: unknown } | null | undefined)?.id;
  const rpc = {
    jsonrpc: '2.0',
    id: typeof given === 'number' || typeof given === 'string' ? given : null,
  };
  try {
    return { ...rpc, result: await run(request, methods, caller) };
  } catch (error) {
    const refusal = error instanceof PaymeRefusal ? error : refusals.system();
    if (refusal !== error) onFault(error);
    const { code, words, data } = refusal;
    return { ...rpc, error: { code, message: words, data } };
  }
}
