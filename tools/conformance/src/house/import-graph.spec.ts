import { importsBackUp } from './api-modules';
import { findCycles } from './import-graph';

test('cycles are found: of two files, of three, and none where one file imports several', () => {
  const graph = (edges: Record<string, string[]>) => findCycles(new Map(Object.entries(edges)));
  expect(graph({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  expect(graph({ a: ['b'], b: ['a', 'c'], c: [] })).toEqual([['a', 'b']]);
  expect(graph({ a: ['b'], b: ['c'], c: ['a'] })).toEqual([['a', 'b', 'c']]);
});

test('an import of a higher floor, and one of a neighbour, are found', () => {
  const file = (name: string) => `apps/api/src/modules/${name}/port.ts`;
  const found = importsBackUp(
    new Map([
      [file('points'), [file('ops')]],
      [file('travellers'), [file('favourites')]],
      [file('ops'), [file('points')]],
    ]),
  );
  expect(found).toHaveLength(2);
});
