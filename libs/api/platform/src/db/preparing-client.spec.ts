import { nameOf } from './preparing-client';

const named = (text: string) => [nameOf(text), nameOf(text), nameOf(text)];

test('a statement gets its name when it is sent again, and then stays prepared under it', () => {
  const [first, second, third] = named('select "number" from "air_orders" where "number" = $1');
  expect(first).toBeUndefined();
  expect(second).toMatch(/^karvon_\d+$/);
  expect(third).toBe(second);
  expect(nameOf('select count(*) from air_orders')).toBeUndefined();
  expect(nameOf('select count(*) from air_orders')).not.toBe(second);
});

test.each([
  'select * from "air_orders" where "number" = $1',
  'select *, 1 as "one" from "air_orders"',
  'select "air_orders".* from "air_orders"',
  'select "a"."id", a.* from "air_orders" as "a"',
  'with "a" as (insert into "air_orders" ("number") values ($1) returning *) select "number" from "a"',
])('%s is not prepared: its result changes with the table', (text) => {
  expect(named(text)).toEqual([undefined, undefined, undefined]);
});

test.each(['begin', 'select 1; select 2', 'SET lock_timeout = 1', 'listen "news"'])(
  '%s is not prepared',
  (text) => {
    expect(named(text)).toEqual([undefined, undefined, undefined]);
  },
);

test("pg-boss's statement that adds a job is prepared", () => {
  const text = `WITH ins AS (INSERT INTO pgboss.job_common (id) SELECT id FROM (
    SELECT *, 1 AS start_after FROM json_to_recordset($1::text::json) as x (id uuid)) j RETURNING id) SELECT id FROM ins`;
  expect(named(text)[2]).toBeDefined();
});
