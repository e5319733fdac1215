import { readEdition, type Edition } from '@karvon/edition';
import { countProcesses } from '@karvon/processes';
import { adaptersOf } from './settings/adapters';
import {
  environment,
  environmentVariables,
  readVariables,
  type Environment,
} from './settings/environment';
import { paymentConfigOf, type PaymentConfig } from './settings/payments';
import { staffConfigOf, type StaffConfig } from './settings/staff';
import { smsConfigOf, type SmsConfig } from './settings/sms';
import { supplierConfigOf, type SupplierConfig } from './settings/suppliers';
import { isOnThisMachine } from './settings/values';

export interface Config extends SupplierConfig {
  /** Providers of payments with their settings. */
  payments: PaymentConfig;
  staff: StaffConfig;
  host: string;
  port: number;
  /** How many processes listen on the same port. */
  processes: number;
  dataDir: string;
  /** The texts and pictures of news and company pages; undefined: those beside the program. */
  contentDir: string | undefined;
  databaseUrl: string | undefined;
  /** The PostgreSQL server itself, where `databaseUrl` leads to a PgBouncer. */
  databaseSessionUrl: string | undefined;
  edition: Edition;
  /** The storefront's origin, without a slash at the end. */
  publicUrl: string;
  /** The address at which a browser reaches this API itself (the sandbox bank's page). */
  apiPublicUrl: string;
  /** Whether `/reference/` shows the documentation of the API. */
  reference: boolean;
  /** The port that serves metrics; undefined: none. */
  metrics: { host: string; port: number } | undefined;
  logLevel: string;
  /** How long a process keeps serving after it was asked to stop, so that proxies notice. */
  drainMs: number;
  /**
   * How long a search waits for its suppliers, how long once one of them has found offers, and how long a client's request waits
   * for new offers.
   */
  airSearch: { deadlineMs: number; patienceMs: number; pollMs: number };
  /** How long the supplier may take for its cached prices, and how long the home page waits for all of them. */
  airPrices: { deadlineMs: number; patienceMs: number };
  /** How long a search for hotels waits for its suppliers, and for the others once one has responded. */
  hotelSearch: { deadlineMs: number; graceMs: number };
  sandbox: { seed: string; speed: number };
  /** Whether the lists and prices of the first pages are loaded at the start. */
  warmUp: boolean;
  /** True where strangers can reach the site: then nobody may read the messages that the sandbox sent to others. */
  isPublic: boolean;
  /** The adapter of each upstream, for the log: `{ bank: 'sandbox', sms: 'eskiz', … }`. */
  adapters: Record<string, string>;
  /** The newest first; undefined: a random one is stored in the data folder. */
  tokenSecrets: string[] | undefined;
  /** Undefined: a random one is stored in the data folder. */
  operatorToken: string | undefined;
  /** The newest first; undefined: a random one is stored in the data folder. Without it, personal data cannot be read. */
  dataKeys: string[] | undefined;
  /** How long a guest's order token opens its order. */
  orderTokenHours: number;
  /** The limits of the journal: days, and a maximum of entries. */
  journal: { days: number; entries: number };
  /** How long a callback request, with its phone and name, is kept. */
  callbackDays: number;
  sms: SmsConfig;
  /** The mail server with its account, and the sender's address. */
  mail: { provider: 'sandbox' | 'smtp'; url: string; from: string };
  trustProxy: string[];
  /** Origins of the pages that may show widgets: 'https://partner.example'. */
  widgetOrigins: string[];
  /** How many searches an hour price alerts may cost at suppliers; visitors' searches are not counted. */
  priceAlertSearches: number;
  /** How many unpaid orders of one phone or browser may hold seats at a time. */
  unpaidHolds: number;
  /** How many requests a minute one address may make to all endpoints; 0 means no limit. */
  requestsPerMinute: number;
}

/** What `npm run ops` needs: the API's address and the token. It gets no secrets of the database. */
export function readOperatorConfig(
  env: Environment,
): Pick<Config, 'host' | 'port' | 'dataDir' | 'operatorToken'> {
  const read = readVariables(
    environmentVariables.pick({
      API_HOST: true,
      API_PORT: true,
      DATA_DIR: true,
      OPERATOR_TOKEN: true,
    }),
    env,
  );
  return {
    host: read.API_HOST,
    port: read.API_PORT,
    dataDir: read.DATA_DIR,
    operatorToken: read.OPERATOR_TOKEN,
  };
}

/** Reads the environment. Throws one error that lists every mistake in it. */
export function readConfig(env: Environment): Config {
  const read = readVariables(environment, env);
  const edition = readEdition(read.EDITION);
  return {
    ...supplierConfigOf(read),
    payments: paymentConfigOf(read),
    staff: staffConfigOf(read),
    host: read.API_HOST,
    port: read.API_PORT,
    processes: read.DATABASE_URL ? countProcesses(read.API_PROCESSES) : 1,
    dataDir: read.DATA_DIR,
    contentDir: read.CONTENT_DIR,
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
