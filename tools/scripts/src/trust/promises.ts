export interface Promised {
  number: number;
  promise: string;
  /** What is promised. */
  figure: string;
  /** What the specs try. */
  reached: string;
  /** Files, below the workspace; with none, the row has a gap. */
  specs: string[];
  /** What is missing. */
  gap?: string;
  /** Only stories of the nightly run count. */
  when?: 'night';
}

const api = (...names: string[]) => names.map((name) => `apps/api/src/${name}.e2e.spec.ts`);
/** Suites of a lib of the API. */
const suites = (lib: string, ...names: string[]) =>
  names.map((name) => `libs/api/${lib}/src/${name}.e2e.spec.ts`);
const platform = (...names: string[]) =>
  names.map((name) => `libs/api/platform/src/${name}.spec.ts`);
const airOrders = (...names: string[]) =>
  names.map((name) => `libs/api/air-orders/src/${name}.spec.ts`);
const trust = (...names: string[]) =>
  names.map((name) => `apps/api/src/trust/${name}.trust.spec.ts`);
const stories = (...names: string[]) =>
  names.map((name) => `apps/storefront-e2e/src/${name}.spec.ts`);

/** The suites of the calls that banks make. */
const callsOfBanks = [
  'libs/api/banks/sandbox-bank/src/callbacks.e2e.spec.ts',
  ...['payme', 'click', 'yookassa'].map((bank) => `libs/api/banks/${bank}/src/${bank}.e2e.spec.ts`),
];

/**
 * The promises of reliability, each with the specs that hold it: `npm run trust` reads what their last run said and prints this
 * table. No row is left out: what is not reached stands in `gap`, and the row is not held until that is gone.
 */
export const promises: readonly Promised[] = [
  {
    number: 1,
    promise: 'One booking submitted many times at once makes one order and one hold',
    figure: '1,000 at once, PostgreSQL and PGlite',
    reached: '50 at once of one booking, 50 at once of one key',
    specs: [
      ...airOrders('book/book.e2e'),
      ...api('journeys/http/idempotency/idempotency'),
      ...trust('one-booking'),
    ],
  },
  {
    number: 2,
    promise:
      'A key with another body is refused, without a key nothing is done, a replay is equal byte for byte',
    figure: '422, 400, 48 h',
    reached: 'each of the three, kept two days',
    specs: [
      ...api('journeys/http/idempotency/idempotency'),
      ...platform('http/idempotency/idempotency'),
    ],
  },
  {
    number: 3,
    promise: 'kill -9 at any phase: nothing paid is lost, nothing is charged or issued twice',
    figure: 'every phase, ≤ 10 s after the restart',
    reached:
      'phases of booking, payment, fulfilment, extras, cancellation and refund; jobs are taken over at the start, claims aged by hand',
    specs: [
      ...api(
        'journeys/air-orders/crash',
        'modules/hotel-orders/crash',
        'journeys/air-orders/extras-crash',
        'journeys/air-orders/refund-crash',
        'journeys/jobs/jobs',
      ),
      ...trust('kill'),
    ],
  },
  {
    number: 4,
    promise:
      'A simulated world of faults keeps every invariant; a failure is replayed exactly from its seed',
    figure: '1,000 seeds',
    reached:
      'visitors who buy flights and rooms, faults of supplier, bank, SMS and mail, crashes between steps, clocks that jump both ways; money, tickets, holds, points, statuses and messages after each; three worlds repeated act by act',
    specs: [...api('trust/world/world'), ...trust('world/world')],
  },
  {
    number: 5,
    promise: 'A callback of a bank counts once, however often and in whatever order it comes',
    figure: '50 times, at once, after the end',
    reached:
      '50 at once and after the end (sandbox), twice each in every official scenario (Payme, Click), YooKassa',
    specs: callsOfBanks,
  },
  {
    number: 6,
    promise: 'Forged callbacks change nothing',
    figure: '5,000 tries',
    reached: '5,000 each at night (Payme, Click, YooKassa)',
    specs: [...callsOfBanks, ...trust('forged-callbacks')],
  },
  {
    number: 7,
    promise:
      'Wrong PINs wait longer and longer and lock; strangers do not lock the owner out of a known device',
    figure: '5, then 30 s to 1 h; 20 lock',
    reached: 'the waits, the lock, parallel guesses, a known device',
    specs: suites('accounts', 'accounts', 'abuse'),
  },
  {
    number: 8,
    promise: 'A code lives five minutes, works once, for five tries, for its purpose',
    figure: '≤ 5 min, 5 tries, 1 success',
    reached: 'each of them, tries at once',
    specs: suites('accounts', 'accounts'),
  },
  {
    number: 9,
    promise: 'Nobody learns from an answer whether a phone or an order is known',
    figure: 'same status and shape, medians within 5 ms',
    reached: 'same status and body; the same work in each case, the rest is done by jobs',
    specs: [
      ...suites('accounts', 'accounts'),
      ...api('modules/hotel-orders/access/access'),
      ...airOrders('access/access.e2e'),
      ...trust('equal-times'),
    ],
  },
  {
    number: 10,
    promise: 'Text messages are limited by phone, household, country and hour',
    figure: '60 s, 5 a day, 20 an hour, /64',
    reached: 'each of them, and the budget of an hour',
    specs: suites('accounts', 'accounts', 'abuse'),
  },
  {
    number: 11,
    promise: 'Numbers of orders cannot be guessed',
    figure: '10 per address, 5 per order, 1,000 an hour of everybody; 40 bits',
    reached: 'the three limits, a household as one address, 40 random bits',
    specs: [
      ...airOrders('access/access.e2e'),
      ...api('modules/hotel-orders/access/access'),
      'libs/api/order-ground/src/order-number.spec.ts',
      ...trust('order-numbers'),
    ],
  },
  {
    number: 12,
    promise: 'No call gives somebody else what is not theirs',
    figure: 'every route × every kind of stranger',
    reached:
      'rows made of the contract, what is open to everybody by name; operators in specs of their own',
    specs: api('journeys/http/access-matrix', 'modules/ops/ops', 'modules/ops/desk'),
  },
  {
    number: 13,
    promise: 'Unpaid holds are few, and end; points are not spent twice',
    figure: '3 holds, released ≤ 60 s after, balance ≥ 0',
    reached: '3 of 10 at once by phone and by browser, released by the job and by the sweep',
    specs: [
      ...airOrders('book/unpaid-holds.e2e'),
      ...api('modules/hotel-orders/book/booking-limit', 'journeys/jobs/sweep'),
      ...trust('holds-and-points'),
    ],
  },
  {
    number: 14,
    promise: 'The last seat is sold once',
    figure: '500 buyers, 1 success',
    reached: '',
    specs: trust('last-seat'),
  },
  {
    number: 15,
    promise: 'No input brings an answer of 500 or a hang',
    figure: '10,000 per endpoint, RSS + 64 MB',
    reached: 'by day some hundred for each',
    specs: [...api('journeys/http/garbage'), ...trust('garbage')],
  },
  {
    number: 16,
    promise:
      'Suppliers that are slow, cut off or talk nonsense cost a search nothing and a booking two minutes',
    figure: 'search ≤ 8 s, breaker after 5, ≤ 2 min',
    reached:
      'every fault of Duffel’s simulator, 1,000 broken answers at night, a dead and a slow supplier beside another',
    specs: [
      'libs/api/suppliers/duffel/src/faults.e2e.spec.ts',
      'libs/api/suppliers/duffel/src/mutations.e2e.spec.ts',
      ...api('journeys/suppliers/air-suppliers'),
      ...platform('parties/parties'),
      ...trust('slow-suppliers'),
    ],
  },
  {
    number: 17,
    promise: 'Without its database the API says so at once, and is back by itself',
    figure: '503 ≤ 1 s, ready ≤ 5 s (fail-over: 10 s), nothing acknowledged lost',
    reached: 'stopped and silent, under calls; one line in the log',
    specs: [...api('journeys/db/outage'), ...platform('db/outage'), ...trust('outage', 'failover')],
  },
  {
    number: 18,
    promise: 'A stop fails nobody; a second process on one embedded database is refused',
    figure: '0 failed, ≤ 10 s',
    reached:
      'calls in hand are finished, new ones turned away first; the lock by name, also of containers',
    specs: [
      ...api('journeys/leaving', 'journeys/main'),
      ...platform('db/data-dir-lock'),
      ...trust('stop'),
    ],
  },
  {
    number: 19,
    promise: 'No person in logs, journal, measurements or the bare database',
    figure: '50 people, 0 hits',
    reached:
      'the log and the traces of a purchase, the journal, the rows of orders and accounts; of one who fills the forms in also addresses, files, and pages of others',
    specs: [
      ...api('journeys/air-orders/privacy', 'journeys/metrics/metrics'),
      ...suites('site', 'journal/journal'),
      ...suites('accounts', 'accounts'),
      ...trust('people'),
      ...stories('site/traces.once', 'site/people.once', 'site/offline'),
    ],
  },
  {
    number: 20,
    promise: 'An erased account is erased',
    figure: '401 at once, 0 hits ≤ 60 s, act and extract',
    reached:
      'signed out, a row without identity, the phone free again; nothing in a dump, nothing in opened seals but bookings to be flown, and those a month later; both acts with their extracts',
    specs: [...suites('accounts', 'sessions/sessions'), ...api('journeys/accounts/erasures')],
  },
  {
    number: 21,
    promise: 'The strict policy of pages is never violated',
    figure: '0 violations over all pages',
    reached: 'every page and story',
    specs: stories('sweeps/pages'),
  },
  {
    number: 22,
    promise: 'Server and browser render the same, in every zone',
    figure: '0 errors in the console',
    reached: 'every page and story',
    specs: stories('sweeps/pages'),
  },
  {
    number: 23,
    promise: 'Everybody can use every page',
    figure: '0 axe violations, keyboard alone',
    reached: 'every screen; forced colours, 320 to 1280 at night',
    specs: stories('sweeps/looks', 'sweeps/large-letters', 'site/keyboard-way'),
    when: 'night',
  },
  {
    number: 24,
    promise: 'A redirect leads to our own pages only',
    figure: '500 payloads',
    reached: 'a property of own paths',
    specs: ['apps/storefront/app/document/own-path.spec.ts'],
  },
  {
    number: 25,
    promise: 'What a person types is never run',
    figure: '200 payloads, in page, PDF, e-mail, journal',
    reached: '200 in addresses of pages, letters and receipts; the journal',
    specs: [
      ...suites('site', 'journal/journal'),
      'libs/api/messages/src/mail-html.spec.ts',
      ...airOrders('tickets/pdf/hostile-receipt'),
      ...stories('site/hostile-texts.once'),
    ],
  },
  {
    number: 26,
    promise: 'Specs of money, life cycles, keys, sign-in and limits notice small changes',
    figure: '80 % in every file, 90 % is the goal',
    reached: '',
    specs: ['tools/mutation/src/stryker.config.json'],
  },
  {
    number: 27,
    promise: 'The supply chain is guarded',
    figure: 'lockfile, scripts, age, SBOM, licences',
    reached:
      'exact versions, SHA-512 and registry of the lockfile, install scripts by name, licences, three days of age, a list of what a release holds',
    specs: [
      'tools/conformance/src/dependencies.spec.ts',
      'tools/conformance/src/supply-chain.spec.ts',
    ],
  },
  {
    number: 28,
    promise: 'Two processors carry the load of a shop',
    figure: '200 searches/s p95 ≤ 150 ms, 20 bookings/s p95 ≤ 500 ms',
    reached:
      'popular searches by two APIs, each fourth booking paid, visitors and PostgreSQL beside them',
    specs: trust('load'),
  },
  {
    number: 29,
    promise: 'Old programs work on new tables',
    figure: 'every version from every earlier one, ≤ 5 s locks',
    reached:
      'columns and writes of the release before on the tables of this one; programs built from the history',
    specs: [
      ...api('journeys/db/rolling-upgrade', 'journeys/db/database'),
      ...platform('db/migrations'),
      ...trust('release/upgrade'),
    ],
  },
  {
    number: 30,
    promise: 'A backup is restored, and the ledger is equal',
    figure: '100,000 orders in 5 minutes',
    reached:
      'by the scripts of deploy/, sums compared, an order opened from the copy; receipts are few',
    specs: [...api('journeys/db/backup'), ...trust('backup')],
  },
  {
    number: 31,
    promise: 'Receipts and vouchers have every letter',
    figure: '1,000 documents, ≤ 150 ms, ≤ 64 MB',
    reached: 'the letters of both languages',
    specs: ['apps/api/src/modules/hotel-orders/voucher/render-voucher.spec.ts', ...trust('papers')],
  },
  {
    number: 32,
    promise: 'The suite is green on Node 24 and on the next LTS',
    figure: 'both',
    reached:
      'Node 24 in every run; units of apps and libs and the API on both databases on Node 26',
    specs: ['tools/scripts/src/next-lts.ts'],
  },
];
