import { asText } from './inline-scripts-plugin';

const textOf = (lean: string, name: string) =>
  String(
    (
      new Function(
        `${asText(lean, 'x.inline.ts').replace('export ', '')} return ${name};`,
      ) as () => object
    )(),
  );

test('a function becomes a module of its own text', () => {
  const text = textOf('export function add(a,b="</"){return a+b}', 'add');
  expect(new Function(`return (${text})("1")`)()).toBe('1</');
});

test('an asynchronous function stays one', async () => {
  const text = textOf('export async function one(){return await 1}', 'one');
  await expect(new Function(`return (${text})()`)()).resolves.toBe(1);
});

test.each([
  ['uses a constant beside it', 'const a=Math.random();export function f(){return a}'],
  ['imports', 'import{a}from"./a";export function f(){return a}'],
  ['exports two functions', 'export function f(){}export function g(){}'],
  ['exports a value', 'export const a=1'],
])('a module that %s stops the build', (_, lean) => {
  expect(() => asText(lean, 'x.inline.ts')).toThrow('x.inline.ts');
});
