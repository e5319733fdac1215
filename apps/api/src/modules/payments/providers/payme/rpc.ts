import { z } from 'zod';

/** A refusal with Payme's error code. Payme shows refusals about the account to the payer, so they have texts. */
export class PaymeRefusal extends Error {
  constructor(
    readonly code: number,
    readonly words: Record<'ru' | 'uz' | 'en', string> = { ru: '', uz: '', en: '' },
    readonly data: string | null = null,
  ) {
    super(`Payme is refused: ${code}`);
  }
}

/** The account's field that names what is paid for: our number of the payment. */
export const accountField = 'payment_id';

export const refusals = {
  transport: () => new PaymeRefusal(-32700),
  request: () => new PaymeRefusal(-32600),
  method: (name: string) => new PaymeRefusal(-32601, undefined, name),
  access: () => new PaymeRefusal(-32504),
  system: () => new PaymeRefusal(-32400),
  amount: () => new PaymeRefusal(-31001),
  noTransaction: () => new PaymeRefusal(-31003),
  delivered: () => new PaymeRefusal(-31007),
  state: () => new PaymeRefusal(-31008),
  noAccount: () =>
    new PaymeRefusal(
      -31050,
      { ru: 'Заказ не найден', uz: 'Buyurtma topilmadi', en: 'Order not found' },
      accountField,
    ),
  notPayable: () =>
    new PaymeRefusal(
      -31051,
      {
        ru: 'Этот заказ уже нельзя оплатить',
        uz: 'Bu buyurtmani endi toʻlab boʻlmaydi',
        en: 'This order can no longer be paid',
      },
      accountField,
    ),
  busy: () =>
    new PaymeRefusal(
      -31052,
      {
        ru: 'Заказ уже оплачивается',
        uz: 'Buyurtma uchun toʻlov boshlangan',
        en: 'The order is being paid already',
      },
      accountField,
    ),
};

const moment = z.number().int().positive();
const id = z.string().min(1).max(64);
const reason = z.number().int();
const purchase = {
  amount: z.number().int().positive(),
  account: z.object({ [accountField]: z.string().max(100).optional() }),
};

/** The parameters of each method of the protocol. */
export const paymeParams = {
  CheckPerformTransaction: z.object(purchase),
  CreateTransaction: z.object({ id, time: moment, ...purchase }),
  PerformTransaction: z.object({ id }),
  CancelTransaction: z.object({ id, reason: reason.nullish() }),
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

async function run(request: unknown, methods: PaymeMethods, allowed: boolean): Promise<object> {
  if (request === undefined) throw refusals.transport();
  if (!allowed) throw refusals.access();
  const called = requestSchema.safeParse(request);
  if (!called.success) throw refusals.request();
  const { method } = called.data;
  if (!Object.hasOwn(paymeParams, method)) throw refusals.method(method.slice(0, 60));
  const name = method as PaymeMethod;
  const params = paymeParams[name].safeParse(called.data.params);
  if (!params.success) throw refusals.request();
  return (methods[name] as (params: unknown) => Promise<object>)(params.data);
}

/**
 * Answers one JSON-RPC call; a refusal is a response too.
 * @param allowed the caller knows the key
 * @param onFault receives unexpected errors
 */
export async function handleRpc(
  rawBody: Buffer,
  methods: PaymeMethods,
  { allowed, onFault }: { allowed: boolean; onFault: (error: unknown) => void },
): Promise<object> {
  const request = parse(rawBody);
  const given = (request as { id?: unknown } | null | undefined)?.id;
  const rpc = {
    jsonrpc: '2.0',
    id: typeof given === 'number' || typeof given === 'string' ? given : null,
  };
  try {
    return { ...rpc, result: await run(request, methods, allowed) };
  } catch (error) {
    const refusal = error instanceof PaymeRefusal ? error : refusals.system();
    if (refusal !== error) onFault(error);
    const { code, words, data } = refusal;
    return { ...rpc, error: { code, message: words, data } };
  }
}
