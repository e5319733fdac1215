import { editions, readEdition } from '@karvon/edition';
import {
  amount,
  countProcesses,
  logLevel,
  origins,
  processCount,
  siteOrigin,
  trustedNetworks,
  webAddress,
  wholeNumber,
  wrongSettings,
} from '@karvon/processes';
import { z } from 'zod';

/** An unset and an empty variable are the same. */
const text = z.string().trim().min(1);
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const settingsSchema = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test']).default('development')),
  PORT: optional(wholeNumber(1, 65_535).default(4200)),
  /** The address to listen on; all addresses of the machine unless set. */
  STOREFRONT_HOST: optional(text.optional()),
  API_PORT: optional(wholeNumber(1, 65_535).default(4300)),
  /** How many processes share the port: a number, or `auto` for one per processor core. */
  PROCESSES: optional(processCount.default(1)),
  /** The API's address for this server; by default on this machine. */
  API_URL: optional(webAddress.optional()),
  /** The site's public address. Canonical addresses begin with it, and cookies are Secure when it is https. */
  PUBLIC_URL: optional(siteOrigin.optional()),
  EDITION: optional(z.enum(Object.keys(editions)).optional()),
  /** Addresses or networks of the proxies in front of us, comma-separated; their X-Forwarded-* are believed. */
  TRUSTED_PROXIES: optional(trustedNetworks.default([])),
  /** Origins whose pages show our widgets, comma-separated; the API reads the same list. */
  WIDGET_ORIGINS: optional(origins.default([])),
  /** How long a process serves after it was told to stop; proxies notice it in that time. */
  DRAIN_SECONDS: optional(amount(0, 60).optional()),
  /** The folder where storefronts store their built files for each other, so that tabs of another build find theirs. */
  ASSETS_DIR: optional(text.optional()),
  /** The port where Prometheus reads measurements; none unless set. */
  METRICS_PORT: optional(wholeNumber(1, 65_535).optional()),
  METRICS_HOST: optional(text.default('127.0.0.1')),
  LOG_LEVEL: optional(logLevel.default('info')),
  /** '1' serves the build that was made with `PLAIN_DELIVERY=1` (libs/page-delivery). */
  PLAIN_DELIVERY: optional(z.enum(['0', '1']).default('0')),
  /** 'true' prints diagnostic messages in the browser's console, outside production. */
  CONSOLE_LOGGING: optional(z.enum(['true', 'false']).default('false')),
  /** 'yes' where banks and sellers are simulated: every page shows a notice about it, and the API refuses to start without it. */
  SANDBOX: optional(z.enum(['yes', 'no']).default('no')),
  /** The address of a MapLibre style for maps of hotels. Without one a hotel is shown on a plan that we draw. */
  MAP_STYLE_URL: optional(webAddress.optional()),
  /** Origins of tiles, fonts and icons of that style where they are not its own, comma-separated. */
  MAP_ORIGINS: optional(origins.default([])),
  /** How often an open page checks for a newer build. */
  BUILD_CHECK_SECONDS: optional(wholeNumber(5, 86_400).default(60)),
});

/** The settings of this process. */
export type StorefrontConfig = ReturnType<typeof readConfig>;

/**
 * Reads the environment once.
 * @throws Error that names every wrong variable and what it must be
 */
export function readConfig(env: Record<string, string | undefined>) {
  const result = settingsSchema.safeParse(env);
  if (!result.success)
    throw new Error(`The storefront's settings are wrong:\n${wrongSettings(result.error)}`);
  const settings = result.data;
  const edition = readEdition(settings.EDITION);
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  return {
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (settings.PUBLIC_URL?.startsWith('https:') ? 5 : 0)),
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    assetsDir: settings.ASSETS_DIR,
    production: settings.NODE_ENV === 'production',
    plainDelivery: settings.PLAIN_DELIVERY === '1',
    port: settings.PORT,
    host: settings.STOREFRONT_HOST,
    // In development the web socket of hot reloading shares the port.
    processes: settings.NODE_ENV === 'development' ? 1 : countProcesses(settings.PROCESSES),
    apiUrl: withoutSlash(settings.API_URL ?? `http://127.0.0.1:${settings.API_PORT}`),
    publicUrl: withoutSlash(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`),
    trustedProxies: settings.TRUSTED_PROXIES,
    widgetOrigins: settings.WIDGET_ORIGINS,
    logLevel: settings.LOG_LEVEL,
    consoleLogging: settings.CONSOLE_LOGGING,
    demonstration: settings.SANDBOX === 'yes',
    mapStyle: settings.MAP_STYLE_URL,
    /** Hosts that a page with a map may request. */
    mapOrigins: settings.MAP_STYLE_URL
      ? [new URL(settings.MAP_STYLE_URL).origin, ...settings.MAP_ORIGINS]
      : [],
    buildCheckMs: settings.BUILD_CHECK_SECONDS * 1000,
    edition,
  };
}

/** The part of the configuration that pages may read. Everything else stays on the server. */
export function publicConfig(config: StorefrontConfig) {
  const { edition, publicUrl, consoleLogging, demonstration, mapStyle, buildCheckMs } = config;
  return { edition, publicUrl, consoleLogging, demonstration, mapStyle, buildCheckMs };
}
export type PublicConfig = ReturnType<typeof publicConfig>;

let config: StorefrontConfig | undefined;

/** This process's configuration, read at the first use. */
export function getConfig(): StorefrontConfig {
  config ??= readConfig(process.env);
  return config;
}
