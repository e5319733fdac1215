import { tidyComponents } from './tidy-components';

const to = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const tidy = (paths: object, schemas: Record<string, object>) => {
  const made = tidyComponents({ paths, components: { schemas } });
  return { paths: made.paths, schemas: made.components?.schemas };
};

test('a schema that is equal in both directions is kept once', () => {
  const money = { type: 'object' };
  const made = tidy([to('PriceInput'), to('Price')], {
    Price: { total: to('Money') },
    PriceInput: { total: to('MoneyInput') },
    Money: money,
    MoneyInput: money,
  });
  expect(made).toEqual({
    paths: [to('Price'), to('Price')],
    schemas: { Money: money, Price: { total: to('Money') } },
  });
});

test('comparing schemas that refer to each other ends', () => {
  const made = tidy([to('List')], {
    List: { inner: to('List') },
    ListInput: { inner: to('ListInput') },
  });
  expect(made.schemas).toEqual({ List: { inner: to('List') } });
});

test('a schema that differs, or contains one that does, is kept twice where both are used', () => {
  const schemas = {
    Order: { lang: to('Lang') },
    OrderInput: { lang: to('LangInput') },
    Lang: { required: ['lang'] },
    LangInput: {},
  };
  expect(tidy([to('Order'), to('OrderInput')], schemas)).toEqual({
    paths: [to('Order'), to('OrderInput')],
    schemas,
  });
});

test('a schema that only requests use needs no second name', () => {
  const made = tidy([to('SearchInput')], { Search: { required: ['type'] }, SearchInput: {} });
  expect(made).toEqual({ paths: [to('Search')], schemas: { Search: {} } });
});

test('an unused schema is left out', () => {
  expect(tidy([], { Lost: {}, LostInput: {} }).schemas).toEqual({});
});
