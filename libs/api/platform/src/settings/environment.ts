import { z } from 'zod';
import { editions, readEdition } from '@karvon/edition';
import {
  amount,
  logLevel,
  origins,
  processCount,
  siteOrigin,
  trustedNetworks,
  wholeNumber,
  wrongSettings,
} from '@karvon/processes';
import { adapterVariables, pretendedIn } from './adapters';
import { paymentSecrets, paymentVariables } from './payments';
import { smsSecrets, smsVariables } from './sms';
import { staffVariables } from './staff';
import { supplierChecks, supplierVariables } from './suppliers';
import { isOnThisMachine, listOfSecrets, origin, port } from './values';

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be as in postgres://user:password@host:5432/database',
});
const email = String.raw`[^\s<>@]+@[^\s<>@]+`;

/** The variables, each checked by itself. */
export const environmentVariables = z.object({
  ...supplierVariables.shape,
  ...paymentVariables.shape,
  ...smsVariables.shape,
  ...staffVariables.shape,
  API_PORT: port.default(4300),
  API_HOST: z.string().default('127.0.0.1'),
  API_PROCESSES: processCount.default(1),
  DATA_DIR: z.string().default('.data'),
  CONTENT_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_SESSION_URL: postgresUrl.optional(),
  EDITION: z.enum(Object.keys(editions)).optional(),
  PUBLIC_URL: siteOrigin.default('http://localhost:4200'),
  API_PUBLIC_URL: origin.optional(),
  API_REFERENCE: z.stringbool().optional(),
  NODE_ENV: z.string().optional(),
  DRAIN_SECONDS: amount(0, 60).optional(),
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: logLevel.default('info'),
  SANDBOX: z.enum(['yes', 'no']).default('no'),
  WARM_UP: z.enum(['yes', 'no']).default('yes'),
  SANDBOX_SEED: z.string().default('karvon'),
  SANDBOX_SPEED: amount(0, 10).default(1),
  TOKEN_SECRET: listOfSecrets.optional(),
  OPERATOR_TOKEN: z.string().min(32, 'must have 32 characters or more').optional(),
  DATA_KEY: listOfSecrets.optional(),
  JOURNAL_DAYS: wholeNumber(1, 365).default(14),
  JOURNAL_ENTRIES: wholeNumber(1, 10_000_000).default(50_000),
  CALLBACK_DAYS: wholeNumber(1, 3650).default(30),
  PRICE_ALERT_SEARCHES_PER_HOUR: wholeNumber(0, 100_000).default(60),
  UNPAID_HOLDS: wholeNumber(1, 1_000).default(3),
  ORDER_TOKEN_HOURS: amount(0.01, 720).default(24),
  MAIL_PROVIDER: z.enum(['sandbox', 'smtp']).default('sandbox'),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^\P{Cc}+$/u, 'must be one line')
    .regex(
      new RegExp(`^(?:[^<>]*<${email}>|${email})$`),
      'must be as in Karvon <bron@karvon.example>',
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be as in smtps://user:password@host:465' })
    .optional(),
  WIDGET_ORIGINS: origins.default([]),
  TRUST_PROXY: trustedNetworks.default(['loopback']),
});

type Variables = z.infer<typeof environmentVariables>;

/**
 * Reports mistakes in the combination of variables. It runs also beside wrong variables, so that all mistakes are reported at
 * once; wrong values are still as they were written.
 */
function checkTogether(read: Variables, context: z.RefinementCtx<Variables>): void {
  const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
  /** A wrong value leads to no further complaint. */
  const areRight = (...names: (keyof Variables)[]) => names.every((name) => !wrong.has(name));
  const tell = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const need = (name: keyof Variables, by: string) => {
    if (!read[name]) tell(name, `needed by ${by}`);
  };
  if (read.DATABASE_URL) {
    // A random key in a folder would differ in every process, and would be lost with its container.
    need('DATA_KEY', 'DATABASE_URL');
    need('TOKEN_SECRET', 'DATABASE_URL');
  }
  if (!read.DATABASE_URL && typeof read.API_PROCESSES === 'number' && read.API_PROCESSES > 1)
    tell('API_PROCESSES', 'the embedded database is for one process: set DATABASE_URL');
  if (
    areRight('PUBLIC_URL', 'SANDBOX', ...adapterVariables) &&
    !isOnThisMachine(read.PUBLIC_URL) &&
    read.SANDBOX === 'no'
  ) {
    const pretended = pretendedIn(read);
    if (pretended.length > 0)
      tell(
        'SANDBOX',
        `visitors at ${read.PUBLIC_URL} would meet pretended parts (${pretended.join(', ')}): set yes to show a demonstration, and every page says so`,
      );
  }
  for (const [list, issueOf] of supplierChecks) {
    const issue = areRight('EDITION', list) && issueOf(read, readEdition(read.EDITION));
    if (issue) tell(issue.path, issue.message);
  }
  for (const [provider, secrets] of Object.entries(paymentSecrets))
    if (secrets.some((secret) => read[secret])) for (const one of secrets) need(one, provider);
  if (areRight('SMS_PROVIDER'))
    for (const one of smsSecrets[read.SMS_PROVIDER]) need(one, `SMS_PROVIDER=${read.SMS_PROVIDER}`);
  if (read.DATABASE_SESSION_URL) need('DATABASE_URL', 'DATABASE_SESSION_URL');
  if (read.API_METRICS_PORT === read.API_PORT)
    tell('API_METRICS_PORT', 'must be another one than API_PORT');
  if (read.TELEGRAM_BOT_TOKEN) need('TELEGRAM_CHAT', 'TELEGRAM_BOT_TOKEN');
  if (read.TELEGRAM_CHAT) need('TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT');
  if (read.MAIL_PROVIDER === 'smtp') need('SMTP_URL', 'MAIL_PROVIDER=smtp');
}

/** All variables of the API, with the checks of their combinations. */
export const environment = environmentVariables.superRefine(checkTogether, { when: () => true });

export type Environment = Record<string, string | undefined>;

/** Reads variables. Throws one error that lists every mistake in them. */
export function readVariables<Read>(variables: z.ZodType<Read>, env: Environment): Read {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = variables.safeParse(set);
  if (!result.success) {
    throw new Error(`The environment is not right:\n${wrongSettings(result.error)}`);
  }
  return result.data;
}
