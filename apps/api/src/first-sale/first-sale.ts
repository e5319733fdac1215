import { parseArgs } from 'node:util';
import { addDays, dayInZone, isPlainDate } from '@karvon/calendar';
import { openPorts, type Ports } from '../composition/open-ports';
import { readConfig, type Config } from '@karvon/platform/config';
import type { Database } from '@karvon/platform/db/database';
import { createLogger } from '@karvon/platform/http/logger';
import type { Environment } from '@karvon/platform/settings/environment';
import { paymentSecrets } from '@karvon/platform/settings/payments';
import { createAirWalk } from './air-walk';
import { createClickWalk, createPaymeWalk, createYookassaWalk } from './bank-walks';
import { createHotelWalk } from './hotel-walk';
import type { Pause } from './patiently';
import { airProviders, banks, hotelProviders, providers, type ProviderName } from './providers';
import { takeWalk, type Walk } from './walk';

const usage = `npm run first-sale -- PROVIDER, one of: ${Object.keys(providers).join(', ')}
  --test  these settings are of a test account, where nothing in them tells
  --live  these settings are of a live account: what is bought costs money until it is given back
  flights:  --from=JFK --to=EWR --date=2027-03-01 --surname=KARIMOVA
  hotels:   --country=UZ --city=Термез --date=2027-03-01 --surname=KARIMOVA
  banks:    --payment=ID --amount=1250000.00  an unpaid payment of the shop (Payme, Click)`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ live: flag, test: flag, help: { ...flag, short: 'h' } },
  ...{ from: text, to: text, date: text, surname: text },
  ...{ country: text, city: text, payment: text, amount: text },
} as const;

/** A wrong command line or setting: no request was sent. */
class UsageError extends Error {}

const DAYS_AHEAD = 30;
const NIGHTS = 2;

function readWords(words: readonly string[]) {
  let read;
  try {
    read = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  const { positionals, values } = read;
  const name = positionals[0] ?? '';
  if (values.help) return 'help';
  if (positionals.length !== 1 || !Object.hasOwn(providers, name)) throw new UsageError(usage);
  if (values.date !== undefined && !isPlainDate(values.date))
    throw new UsageError('--date must be a day, as in 2027-03-01');
  if (Boolean(values.payment) !== Boolean(values.amount))
    throw new UsageError('--payment and --amount belong together');
  return { name: name as ProviderName, values };
}
type Values = Exclude<ReturnType<typeof readWords>, 'help'>['values'];

/** The settings as the API reads them, with this provider as the only one of its kind. */
function readSettings(name: ProviderName, env: Environment): Config {
  const provider = providers[name];
  const set = {
    ...env,
    ...{ AIR_SUPPLIERS: 'sandbox', HOTEL_SUPPLIERS: 'sandbox', SANDBOX: 'yes' },
    // Bookings of the walk are no orders of the shop, so its database is not opened.
    ...{ DATABASE_URL: '', DATABASE_SESSION_URL: '', API_PROCESSES: '' },
    ...(provider.kind !== 'bank' && { [provider.list]: name }),
  };
  let config: Config;
  try {
    config = readConfig(set);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (name in banks && !config.payments[name as keyof typeof banks])
    throw new UsageError(
      `The environment is not right:\n  ${paymentSecrets[name as keyof typeof banks].join(', ')}: needed by ${name}`,
    );
  return config;
}

/** @throws UsageError for an account that may cost money, unless the command line asks for it */
function checkAccount(name: ProviderName, config: Config, { live, test }: Values): void {
  const { accountOf, told } = providers[name];
  const account = accountOf(config);
  if (account === 'test' || live || (account === 'unknown' && test)) return;
  throw new UsageError(
    account === 'live'
      ? `${told} is of a live account, where a purchase costs money: say --live if that is wanted.`
      : `${told} does not tell whether the account is a test one: say --test or --live.`,
  );
}

interface Outside {
  env: Environment;
  say(line: string): void;
  pause: Pause;
  /** Aborted: no further step begins, and bookings are undone. */
  signal: AbortSignal;
  /** An initialised database for the ports' records of the walk. */
  openDatabase(): Promise<Database>;
}

type Called<Name> = { name: Name; config: Config; values: Values };

/** The only hotel that may be booked, and the country whose hotels are read. */
function placeOf({ name, config, values }: Called<keyof typeof hotelProviders>) {
  const { accountOf, testHotel } = hotelProviders[name];
  const only = accountOf(config) === 'unknown' && !values.live ? testHotel : undefined;
  const country = values.country ?? only?.country ?? config.edition.defaultCitizenship;
  return { country, hotel: only?.hotel };
}

/** Limits the settings to the hotels of one country: reading the lists of all countries takes long. */
function withOneCountry(called: Called<keyof typeof hotelProviders>): Config {
  const { name, config } = called;
  const settings = { ...config.hotelSuppliers[name], countries: [placeOf(called).country] };
  return { ...config, hotelSuppliers: { ...config.hotelSuppliers, [name]: settings } };
}

const isOf = <Kind extends object>(kind: Kind, name: PropertyKey): name is keyof Kind =>
  Object.hasOwn(kind, name);

function createWalk(
  { name, config, values }: Called<ProviderName>,
  ports: Ports,
  { env, pause, signal }: Outside,
): Walk {
  const { next } = providers[name];
  const { surname = 'KARIMOVA' } = values;
  const around = { surname: surname.toUpperCase(), pause, signal };
  const date = values.date ?? addDays(dayInZone(new Date(), 'UTC'), DAYS_AHEAD);
  if (isOf(airProviders, name)) {
    const { accountOf, returns, steps, trip } = airProviders[name];
    const { from: origin = trip.from, to: destination = trip.to } = values;
    const travellers = { adult: 1, child: 0, baby: 0 };
    const search = { legs: [{ origin, destination, date }], travellers, cabin: 'Economy' } as const;
    const live = values.live && accountOf(config) !== 'test';
    return createAirWalk(ports.air, steps, next, {
      ...{ ...around, live, returns },
      search: { ...search, legs: [...search.legs] },
    });
  }
  if (isOf(hotelProviders, name)) {
    const { hotel } = placeOf({ name, config, values });
    const stay = { arrival: date, departure: addDays(date, NIGHTS), city: values.city, hotel };
    return createHotelWalk(ports.hotels, next, { ...around, ...stay });
  }
  const { amount, payment: id } = values;
  const payment = id && amount ? { id, amount } : undefined;
  const apiUrl = env.API_URL || `http://${config.host}:${config.port}`;
  const create = { payme: createPaymeWalk, click: createClickWalk, yookassa: createYookassaWalk };
  return create[name]({ config, ports, apiUrl, payment }, next);
}

/** An error as the log writes it. */
interface Logged {
  message: string;
  cause?: Logged;
}

/** The warnings that our adapters log during a step, a line each. */
function createNotes() {
  let notes = new Set<string>();
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: Logged };
    const words = [msg];
    for (let one = err; one; one = one.cause) if (one.message) words.push(one.message);
    notes.add([...new Set(words)].join(': '));
  };
  const takeNotes = () => {
    const taken = [...notes];
    notes = new Set();
    return taken;
  };
  return { logger: createLogger('warn', { write }), takeNotes };
}

/**
 * Walks the first sale at a provider through the ports of the API, and prints a line for each step.
 * @returns the exit code: 1 a step was refused, or a booking still stands; 2 a wrong command line or setting
 */
export async function firstSale(words: readonly string[], outside: Outside): Promise<0 | 1 | 2> {
  const { env, say, signal } = outside;
  let called: Called<ProviderName>;
  try {
    const read = readWords(words);
    if (read === 'help') {
      say(usage);
      return 0;
    }
    const { name, values } = read;
    const config = readSettings(name, env);
    checkAccount(name, config, values);
    called = { name, config, values };
    if (isOf(hotelProviders, name)) called.config = withOneCountry({ name, config, values });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(error.message);
    return 2;
  }
  const { logger, takeNotes } = createNotes();
  const database = await outside.openDatabase();
  try {
    const ports = openPorts(called.config, database, logger);
    const walk = createWalk(called, ports, outside);
    return (await takeWalk(walk, { say, signal, takeNotes })) ? 0 : 1;
  } finally {
    await database.close();
  }
}
