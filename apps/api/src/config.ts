import { join } from 'node:path';
import { z } from 'zod';
import { editions, readEdition, type Edition } from '@karvon/edition';
import {
  countProcesses,
  logLevel,
  origins,
  processCount,
  trustedNetworks,
} from '@karvon/processes';
import { adaptersOf, adapterVariables, pretendedIn } from './settings/adapters';
import {
  paymentConfigOf,
  paymentSecrets,
  paymentVariables,
  type PaymentConfig,
} from './settings/payments';
import { staffConfigOf, staffVariables, type StaffConfig } from './settings/staff';
import { smsConfigOf, smsSecrets, smsVariables, type SmsConfig } from './settings/sms';
import { apiFolder } from './api-folder';
import {
  supplierConfigOf,
  supplierChecks,
  supplierVariables,
  type SupplierConfig,
} from './settings/suppliers';
import { isOnThisMachine, listOfSecrets, origin, port } from './settings/values';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

const environment = z.object({
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
  PUBLIC_URL: origin.default('http://localhost:4200'),
  API_PUBLIC_URL: origin.optional(),
  API_REFERENCE: z.stringbool().optional(),
  NODE_ENV: z.string().optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: logLevel.default('info'),
  SANDBOX: z.enum(['yes', 'no']).default('no'),
  WARM_UP: z.enum(['yes', 'no']).default('yes'),
  SANDBOX_SEED: z.string().default('karvon'),
  SANDBOX_SPEED: z.coerce.number().min(0).max(10).default(1),
  TOKEN_SECRET: listOfSecrets.optional(),
  OPERATOR_TOKEN: z.string().min(32).optional(),
  DATA_KEY: listOfSecrets.optional(),
  JOURNAL_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  JOURNAL_ENTRIES: z.coerce.number().int().min(1).max(10_000_000).default(50_000),
  CALLBACK_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  PRICE_ALERT_SEARCHES_PER_HOUR: z.coerce.number().int().min(0).max(100_000).default(60),
  UNPAID_HOLDS: z.coerce.number().int().min(1).max(1_000).default(3),
  ORDER_TOKEN_HOURS: z.coerce.number().positive().max(720).default(24),
  MAIL_PROVIDER: z.enum(['sandbox', 'smtp']).default('sandbox'),
  MAIL_FROM: z.string().max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  WIDGET_ORIGINS: origins.default([]),
  TRUST_PROXY: trustedNetworks.default(['loopback']),
});

type Variables = z.infer<typeof environment>;

/**
 * Tells what is wrong between variables. It runs beside wrong ones too, so that all is told at once: those are left as
 * they were written.
 */
function checkTogether(read: Variables, context: z.RefinementCtx<Variables>): void {
  const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
  /** From a wrong value nothing follows. */
  const areRight = (...names: (keyof Variables)[]) => names.every((name) => !wrong.has(name));
  const tell = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const need = (name: keyof Variables, by: string) => {
    if (!read[name]) tell(name, `needed by ${by}`);
  };
  if (read.DATABASE_URL) {
    // A random key in a folder would be another one in every process, and would be lost with its container.
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
  if (read.TELEGRAM_BOT_TOKEN) need('TELEGRAM_CHAT', 'TELEGRAM_BOT_TOKEN');
  if (read.MAIL_PROVIDER === 'smtp') need('SMTP_URL', 'MAIL_PROVIDER=smtp');
}

const schema = environment.superRefine(checkTogether, { when: () => true });

export interface Config extends SupplierConfig {
  /** Providers of payments with their settings. */
  payments: PaymentConfig;
  staff: StaffConfig;
  host: string;
  port: number;
  /** How many processes share the port. */
  processes: number;
  dataDir: string;
  /** The texts and pictures of news and company pages. */
  contentDir: string;
  databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` leads to a PgBouncer. */
  databaseSessionUrl: string | undefined;
  edition: Edition;
  /** The storefront's origin, without a slash at the end. */
  publicUrl: string;
  /** Where a browser reaches this API itself (the sandbox bank's page). */
  apiPublicUrl: string;
  /** Whether `/reference/` shows the documentation of the API. */
  reference: boolean;
  /** Where measurements are read; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  logLevel: string;
  /** How long a process still serves after it was asked to stop, so that proxies notice. */
  drainMs: number;
  /**
   * How long a search waits for its sellers, how long if one supplier has found offers, and how long a client's request waits
   * for new offers.
   */
  airSearch: { deadlineMs: number; patienceMs: number; pollMs: number };
  /** How long the supplier may take for the prices it remembers, and how long the home page waits for all of them. */
  airPrices: { deadlineMs: number; patienceMs: number };
  /** How long a search for hotels waits for its suppliers, and for the others once one has answered. */
  hotelSearch: { deadlineMs: number; graceMs: number };
  sandbox: { seed: string; speed: number };
  /** Whether the lists and prices of the first pages are looked up at the start. */
  warmUp: boolean;
  /** True where strangers can reach the site: then nobody may read the messages that the sandbox sent to others. */
  isPublic: boolean;
  /** The adapter of each part, for the log: `{ bank: 'sandbox', sms: 'eskiz', … }`. */
  adapters: Record<string, string>;
  /** The newest first; undefined: a random one is kept in the data folder. */
  tokenSecrets: string[] | undefined;
  /** Undefined: a random one is kept in the data folder. */
  operatorToken: string | undefined;
  /** The newest first; undefined: a random one is kept in the data folder. Without it, personal data cannot be read. */
  dataKeys: string[] | undefined;
  /** How long a guest's order token opens its order. */
  orderTokenHours: number;
  /** What the journal keeps: days, and entries at most. */
  journal: { days: number; entries: number };
  /** How long a request for a call, with its phone and name, is kept. */
  callbackDays: number;
  sms: SmsConfig;
  /** The mail server with its account, and the sender's address. */
  mail: { provider: 'sandbox' | 'smtp'; url: string; from: string };
  trustProxy: string[];
  /** Origins of the pages that may show widgets: 'https://partner.example'. */
  widgetOrigins: string[];
  /** How many searches an hour price alerts may cost at suppliers; what visitors search costs nothing. */
  priceAlertSearches: number;
  /** Unpaid orders of one phone or browser that may hold seats at a time. */
  unpaidHolds: number;
  /** How many requests a minute one address may make in all; 0 means no limit. */
  requestsPerMinute: number;
}

type Environment = Record<string, string | undefined>;

/** Reads variables. Throws one error that lists everything that is wrong in them. */
function readVariables<Read>(variables: z.ZodType<Read>, env: Environment): Read {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = variables.safeParse(set);
  if (!result.success) {
    const wrong = result.error.issues.map(
      (issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`,
    );
    throw new Error(`The environment is not right:\n${wrong.join('\n')}`);
  }
  return result.data;
}

/** What `npm run ops` needs: where the API is, and the token. It gets no secrets of the database. */
export function readOperatorConfig(
  env: Environment,
): Pick<Config, 'host' | 'port' | 'dataDir' | 'operatorToken'> {
  const read = readVariables(
    environment.pick({ API_HOST: true, API_PORT: true, DATA_DIR: true, OPERATOR_TOKEN: true }),
    env,
  );
  return {
    host: read.API_HOST,
    port: read.API_PORT,
    dataDir: read.DATA_DIR,
    operatorToken: read.OPERATOR_TOKEN,
  };
}

/** Reads the environment. Throws one error that lists everything that is wrong in it. */
export function readConfig(env: Environment): Config {
  const read = readVariables(schema, env);
  const edition = readEdition(read.EDITION);
  return {
    ...supplierConfigOf(read),
    payments: paymentConfigOf(read),
    staff: staffConfigOf(read),
    host: read.API_HOST,
    port: read.API_PORT,
    processes: read.DATABASE_URL ? countProcesses(read.API_PROCESSES) : 1,
    dataDir: read.DATA_DIR,
    contentDir: read.CONTENT_DIR ?? join(apiFolder, 'content'),
    databaseUrl: read.DATABASE_URL,
    databaseSessionUrl: read.DATABASE_SESSION_URL,
    edition,
    publicUrl: read.PUBLIC_URL,
    apiPublicUrl: read.API_PUBLIC_URL ?? `http://localhost:${read.API_PORT}`,
    reference: read.API_REFERENCE ?? read.NODE_ENV === 'development',
    metrics:
      read.API_METRICS_PORT === undefined
        ? undefined
        : { host: read.METRICS_HOST, port: read.API_METRICS_PORT },
    logLevel: read.LOG_LEVEL,
    drainMs: 1000 * (read.DRAIN_SECONDS ?? (isOnThisMachine(read.PUBLIC_URL) ? 0 : 5)),
    airSearch: { deadlineMs: 20_000, patienceMs: 7_500, pollMs: 8_000 },
    airPrices: { deadlineMs: 5_000, patienceMs: 2_500 },
    hotelSearch: { deadlineMs: 20_000, graceMs: 4_000 },
    sandbox: { seed: read.SANDBOX_SEED, speed: read.SANDBOX_SPEED },
    warmUp: read.WARM_UP === 'yes',
    isPublic: !isOnThisMachine(read.PUBLIC_URL),
    adapters: adaptersOf(read),
    tokenSecrets: read.TOKEN_SECRET,
    operatorToken: read.OPERATOR_TOKEN,
    dataKeys: read.DATA_KEY,
    orderTokenHours: read.ORDER_TOKEN_HOURS,
    journal: { days: read.JOURNAL_DAYS, entries: read.JOURNAL_ENTRIES },
    callbackDays: read.CALLBACK_DAYS,
    sms: smsConfigOf(read),
    mail: {
      provider: read.MAIL_PROVIDER,
      url: read.SMTP_URL ?? '',
      from: read.MAIL_FROM ?? `${edition.brand} <${edition.email}>`,
    },
    trustProxy: read.TRUST_PROXY,
    widgetOrigins: read.WIDGET_ORIGINS,
    priceAlertSearches: read.PRICE_ALERT_SEARCHES_PER_HOUR,
    unpaidHolds: read.UNPAID_HOLDS,
    requestsPerMinute: 1_200,
  };
}
