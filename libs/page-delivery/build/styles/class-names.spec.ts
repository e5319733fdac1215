import { classNames } from './class-names-plugin';

test('a class is named by its file and its number in it, wherever the repository lies', () => {
  const name = classNames('/one');
  expect(name('root', '/one/libs/a/x.module.css')).toMatch(/^_\w{4}0$/);
  const [root, other] = ['root', 'title'].map((each) => name(each, '/one/libs/a/x.module.css'));
  expect(other).toBe(`${root!.slice(0, -1)}1`);
  expect(name('root', '/one/libs/a/x.module.css')).toBe(root);
  expect(classNames('/two')('root', '/two/libs/a/x.module.css?used')).toBe(root);
  expect(name('root', '/one/libs/b/x.module.css')).not.toBe(root);
});
