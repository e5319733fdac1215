import { addProjectConfiguration, readJson, writeJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import component from './component/generator.ts';
import decision from './decision/generator.ts';
import feature from './feature/generator.ts';
import lib from './lib/generator.ts';
import supplier from './supplier/generator.ts';

const pins = 'tools/conformance/public-exports.json';
const map = 'docs/architecture.md';
let tree: Tree;
let shared: (string | null)[];

const contentOfShared = () =>
  ['package.json', 'nx.json', 'tsconfig.base.json'].map((path) => tree.read(path, 'utf-8'));

// Prettier is an ES module, which Jest does not load; generated-code.spec.ts sees the formatted files.
beforeAll(() => {
  process.env['NX_SKIP_FORMAT'] = 'true';
});

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  writeJson(tree, pins, { 'ui-kit': ['Button', 'Card'] });
  tree.write(
    'libs/ui-kit/src/index.ts',
    "import './global.css';\n\nexport { Button } from './button/button';\nexport { useAfterPaint } from './after-paint/use-after-paint';\nexport { Spinner } from './spinner/spinner';\nexport {\n  Check,\n} from './icons/icons';\n",
  );
  tree.write(
    'libs/ui-kit/src/gallery/gallery-content.tsx',
    "import { GallerySection } from './gallery-section';\n<GallerySection>\n<Stack>\n</Stack>\n</GallerySection>",
  );
  addProjectConfiguration(tree, 'ui-kit', {
    root: 'libs/ui-kit',
    sourceRoot: 'libs/ui-kit/src',
    projectType: 'library',
  });
  tree.write(
    map,
    '| `libs/air-search` | features | feature, storefront |\n| `tools/workspace` | generators | tool |\n',
  );
  shared = contentOfShared();
});

// Packages, defaults and import paths are the same for all projects, so a generator must not change them.
afterEach(() => expect(contentOfShared()).toEqual(shared));

const filesOf = (folder: string): string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .sort();

test('a feature has a page, a query, a model, and texts in both languages', async () => {
  await feature(tree, { name: 'hotel-deals' });
  expect(filesOf('libs/hotel-deals')).toEqual([
    'README.md',
    'jest.config.js',
    'project.json',
    'src/data/hotel-deals.query.ts',
    'src/gallery/hotel-deals-gallery.tsx',
    'src/index.ts',
    'src/model/group-by-country.spec.ts',
    'src/model/group-by-country.ts',
    'src/pages/hotel-deals-page/hotel-deals-page.messages.ts',
    'src/pages/hotel-deals-page/hotel-deals-page.module.css',
    'src/pages/hotel-deals-page/hotel-deals-page.spec.tsx',
    'src/pages/hotel-deals-page/hotel-deals-page.tsx',
    'tsconfig.json',
  ]);
  expect(readJson(tree, 'libs/hotel-deals/project.json')).toMatchObject({
    name: 'hotel-deals',
    tags: ['type:feature', 'scope:storefront'],
  });
  const [ru, uz] = ['ru', 'uz'].map((language) =>
    Object.keys(readJson<object>(tree, `libs/i18n/catalogues/${language}/hotel-deals.json`)),
  );
  expect(ru).toEqual(uz);
  expect(ru).toContain('hotel-deals.title');
  expect(readJson(tree, pins)).toEqual({
    'hotel-deals': ['HotelDealsPage', 'hotelDealsQuery'],
    'ui-kit': ['Button', 'Card'],
  });
});

test('a lib of the storefront is tested in a DOM, a shared one is not', async () => {
  await lib(tree, { name: 'seat-data', type: 'data', scope: 'storefront' });
  await lib(tree, { name: 'price-rules' });
  expect(readJson(tree, 'libs/seat-data/project.json')).toMatchObject({
    tags: ['type:data', 'scope:storefront'],
  });
  expect(tree.read('libs/seat-data/jest.config.js', 'utf-8')).toContain('jest-fixed-jsdom');
  expect(readJson(tree, 'libs/price-rules/project.json')).toMatchObject({
    tags: ['type:util', 'scope:shared'],
  });
  expect(tree.read('libs/price-rules/jest.config.js', 'utf-8')).toContain(
    "testEnvironment: 'node'",
  );
});

test('a lib gets a row in the table of where code lives', async () => {
  await feature(tree, { name: 'hotel-deals' });
  await lib(tree, { name: 'price-rules' });
  expect(tree.read(map, 'utf-8')?.split('\n').slice(0, 3)).toEqual([
    '| `libs/air-search` `hotel-deals` | features | feature, storefront |',
    '| `libs/price-rules` | One sentence: what this lib knows that no other does. | util, shared |',
    '| `tools/workspace` | generators | tool |',
  ]);
});

test('a component is exported from the kit in alphabetical order', async () => {
  await component(tree, { name: 'price-tag' });
  const index = tree.read('libs/ui-kit/src/index.ts', 'utf-8')?.split('\n') ?? [];
  expect(index.slice(2, 6)).toEqual([
    "export { Button } from './button/button';",
    "export { useAfterPaint } from './after-paint/use-after-paint';",
    "export { PriceTag, type PriceTagProps } from './price-tag/price-tag';",
    "export { Spinner } from './spinner/spinner';",
  ]);
  expect(filesOf('libs/ui-kit/src/price-tag')).toEqual([
    'price-tag.module.css',
    'price-tag.spec.tsx',
    'price-tag.tsx',
  ]);
  expect(tree.read('libs/ui-kit/src/gallery/gallery-content.tsx', 'utf-8')).toContain(
    '<GalleryPriceTag texts={texts} />',
  );
  expect(readJson(tree, pins)).toEqual({
    'ui-kit': ['Button', 'Card', 'PriceTag', 'type PriceTagProps'],
  });
});

test('a component that sorts last still stands before the icons', async () => {
  await component(tree, { name: 'wizard' });
  expect(
    tree
      .read('libs/ui-kit/src/index.ts', 'utf-8')
      ?.split('\n')
      .indexOf("export { Wizard, type WizardProps } from './wizard/wizard';"),
  ).toBe(5);
});

test('decision records are numbered one after another', async () => {
  decision(tree, { title: 'Prices are integers' });
  decision(tree, { title: 'Days are text' });
  expect(tree.children('docs/decisions').sort()).toEqual([
    '0001-prices-are-integers.md',
    '0002-days-are-text.md',
  ]);
  expect(tree.read('docs/decisions/0002-days-are-text.md', 'utf-8')).toMatch(
    /^# 0002 Days are text\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: accepted\n/,
  );
});

test('a name that is taken or not in kebab-case is refused', async () => {
  await feature(tree, { name: 'hotel-deals' });
  await expect(lib(tree, { name: 'hotel-deals' })).rejects.toThrow('already there');
  await expect(lib(tree, { name: 'HotelDeals' })).rejects.toThrow('kebab-case');
  await expect(component(tree, { name: '../escape' })).rejects.toThrow('kebab-case');
});

describe('a generated supplier', () => {
  const adapters = 'libs/api/suppliers';
  const migrations = 'libs/api/platform/migrations';
  const list = 'apps/api/src/composition/hotel-suppliers.ts';
  const script = (port: number) => `const port = Number(process.env.SIM_ETG_PORT ?? ${port});`;

  beforeEach(() => {
    const files = {
      [`${adapters}/etg/project.json`]: '{"name":"etg"}',
      [`${adapters}/etg/src/create-etg-supplier.ts`]:
        "import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';",
      [`${adapters}/etg/src/sold-shapes.e2e.spec.ts`]: 'sell();',
      [`${adapters}/etg/src/recorded.spec.ts`]: 'read();',
      [`${adapters}/etg/src/recorded/booked.json`]: '{}',
      [list]: "const adapters = ['acase', 'etg'];",
      [`${migrations}/0690-etg.sql`]: '-- Orders of ETG.\nCREATE TABLE etg_orders (a text);\n',
      [`${migrations}/0912-seen.sql`]: 'ALTER TABLE x ADD b;\nALTER TABLE etg_orders ADD b text;\n',
      'docs/architecture.md':
        '| `libs/api/suppliers/acase` `libs/api/suppliers/etg` | adapters |\n',
      'libs/supplier-simulators/scripts/run-etg.ts': script(4670),
      'libs/supplier-simulators/src/index.ts': "export { startEtg } from './etg/etg';",
      'libs/bank-simulators/scripts/run-click.ts': script(4680).replace('ETG', 'CLICK'),
      'deploy/systemd/karvon-storefront@.service':
        'UnsetEnvironment=ESKIZ_URL ETG_KEY\nUnsetEnvironment=ETG_URL MAIL_FROM\n',
    };
    for (const [path, text] of Object.entries(files)) tree.write(path, text);
    writeJson(tree, pins, {
      etg: ['createEtgSupplier'],
      'supplier-simulators': ['startEtg', 'startSmsru'],
    });
  });
  const read = (path: string) => tree.read(path, 'utf-8');

  test('is a copy of its model without its recordings, and is registered wherever the model is', async () => {
    await supplier(tree, { name: 'hotelbeds', like: 'etg' });
    expect(filesOf(`${adapters}/hotelbeds`)).toEqual([
      'project.json',
      'src/create-hotelbeds-supplier.ts',
    ]);
    expect(read(list)).toBe("const adapters = ['acase', 'etg', 'hotelbeds'];");
    expect(read('libs/supplier-simulators/scripts/run-hotelbeds.ts')).toBe(
      script(4690).replace('ETG', 'HOTELBEDS'),
    );
    expect(read('deploy/systemd/karvon-storefront@.service')).toBe(
      'UnsetEnvironment=ESKIZ_URL ETG_KEY\nUnsetEnvironment=ETG_URL MAIL_FROM\nUnsetEnvironment=HOTELBEDS_KEY HOTELBEDS_URL\n',
    );
    expect(read('docs/architecture.md')).toContain(
      '`libs/api/suppliers/etg` `libs/api/suppliers/hotelbeds` | adapters',
    );
    expect(readJson(tree, pins)).toEqual({
      etg: ['createEtgSupplier'],
      hotelbeds: ['createHotelbedsSupplier'],
      'supplier-simulators': ['startEtg', 'startHotelbeds', 'startSmsru'],
    });
  });

  test('begins with tables like those of the model today, in one migration', async () => {
    await supplier(tree, { name: 'hotelbeds', like: 'etg' });
    expect(read(`${migrations}/0920-hotelbeds.sql`)).toBe(
      '-- Orders of Hotelbeds.\nCREATE TABLE hotelbeds_orders (a text);\n\nALTER TABLE hotelbeds_orders ADD b text;\n',
    );
  });

  test('has a new name that can begin codes and variables', async () => {
    const make = (name: string, like = 'etg') => supplier(tree, { name, like });
    await expect(make('hotel-beds')).rejects.toThrow('lower-case letters');
    await expect(make('acase')).rejects.toThrow('already there');
    await expect(make('hotelbeds', 'nobody')).rejects.toThrow('No adapter is called "nobody"');
  });
});
