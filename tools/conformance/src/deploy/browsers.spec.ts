import { buildTarget } from '../../../../libs/page-delivery/build/build-target';
import { read } from '../tree';

it('builds for the browsers that the README promises', () => {
  const readme = read('README.md');
  const promise = /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+), Safari .* from ([\d.]+)/;
  const [, chrome, firefox, safari] = promise.exec(readme)!;
  expect(buildTarget()).toEqual([
    `chrome${chrome}`,
    `edge${chrome}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
});
