import { createNaming } from './naming.ts';
import { twinEntries } from './twin-entries.ts';

const naming = createNaming('etg', 'hotelbeds');
const twinned = (text: string) => twinEntries('list.ts', text, naming);

test('every form of a name is replaced, and other words with its letters stay', () => {
  expect(
    naming.rename("ETG's etg_orders, EtgTables, startEtg, etgKey, SIM_ETG_PORT, ETG_URL"),
  ).toBe(
    "Hotelbeds's hotelbeds_orders, HotelbedsTables, startHotelbeds, hotelbedsKey, SIM_HOTELBEDS_PORT, HOTELBEDS_URL",
  );
  for (const word of ['forgetGuests', 'widgetGuest', 'streetguide', 'BUDGETGROUP'])
    expect(naming.mentions(word)).toBe(false);
});

test('the name of a supplier in texts is replaced too', () => {
  const { rename } = createNaming('sirena', 'amadeus');
  expect(rename("Sirena-Travel's simulator, Sirena refused, createSirenaWire")).toBe(
    "Amadeus's simulator, Amadeus refused, createAmadeusWire",
  );
});

test.each([
  ['texts', "const names = ['acase', 'etg'];", "const names = ['acase', 'etg', 'hotelbeds'];"],
  ['types', "type Name = 'acase' | 'etg';", "type Name = 'acase' | 'etg' | 'hotelbeds';"],
  [
    'rows',
    "const rows = [['etg', 'ETG_RATE']];",
    "const rows = [['etg', 'ETG_RATE'],['hotelbeds', 'HOTELBEDS_RATE']];",
  ],
  [
    'properties',
    'f({ url: read.ETG_URL, etg: 1 });',
    'f({ url: read.ETG_URL, etg: 1, hotelbeds: 1 });',
  ],
  [
    'imports',
    "import { startApi, startEtg } from './servers';",
    "import { startApi, startEtg, startHotelbeds } from './servers';",
  ],
  [
    'spreads',
    'const all = [...sealed, ...sealedEtg,];',
    'const all = [...sealed, ...sealedEtg, ...sealedHotelbeds,];',
  ],
])('an entry among %s has a twin', (_, before, after) => expect(twinned(before)).toBe(after));

test('neighbours stay together, each with its comment', () => {
  expect(twinned('interface A {\n  // One.\n  etgKey: 1;\n  etgUrl: 2;\n  other: 3;\n}')).toBe(
    'interface A {\n  // One.\n  etgKey: 1;\n  etgUrl: 2;\n  // One.\n  hotelbedsKey: 1;\n  hotelbedsUrl: 2;\n  other: 3;\n}',
  );
});

test('a statement named after the model is repeated as a whole, and in any other only the entries that name it', () => {
  expect(twinned('a();\nexport const startEtg = () => run("etg");')).toBe(
    'a();\nexport const startEtg = () => run("etg");\nexport const startHotelbeds = () => run("hotelbeds");',
  );
  expect(twinned("test('a room of ETG is sold', () => sell('etg'));")).toContain(
    "test('a room of Hotelbeds is sold', () => sell('hotelbeds'));",
  );
  expect(twinned("test('all', async () => {\n  await note(api);\n  await noteEtg(api);\n});")).toBe(
    "test('all', async () => {\n  await note(api);\n  await noteEtg(api);\n  await noteHotelbeds(api);\n});",
  );
});

test('an entry whose twin would have the same name is left alone', () => {
  for (const text of [
    "export { signEvent } from './etg/events';",
    "const { url } = start('etg');",
    'const hosts = etgHosts;',
  ])
    expect(twinned(text)).toBe(text);
});
