import { dayAhead } from '../days';
import { expect, brokenTest as test } from '../fixtures';
import { wordsOf } from '../words';
import { engines } from './engines';
import { visitorAt } from './visitor';

const words = wordsOf('uz');
const opacityOf = (selector: string) =>
  Number(getComputedStyle(document.querySelector(selector)!).opacity);

for (const { name, isHere, start } of engines)
  test(`${name} opens the menu, finds a flight and opens the sign-in dialog`, async ({}, info) => {
    test.skip(
      !isHere,
      `There is no ${name} on this machine: docs/ci.md says how npm test finds it.`,
    );
    const { baseURL } = info.project.use;
    const engine = await start({ width: 1280, height: 900 });
    const visitor = visitorAt(engine);
    try {
      await visitor.open(`${baseURL}/uz`);
      await visitor.untilHydrated();

      await test.step('the open menu of the header is visible', async () => {
        await visitor.click('button', words('storefront.nav.company'));
        await visitor.find('link', words('storefront.company.about'), { within: '[popover]' });
        await expect.poll(() => engine.run(opacityOf, ':popover-open')).toBe(1);
        await engine.key('Escape');
      });

      await test.step('a city typed over a filled field replaces it', async () => {
        await visitor.typeInto(words('air-search.from'), 'samarqand');
        await visitor.expectValue(words('air-search.from'), 'samarqand');
        await visitor.click('option', /SKD/);
        await visitor.typeInto(words('air-search.to'), 'moskva');
        await visitor.click('option', /MOW/);
      });
      await test.step('the search finds flights', async () => {
        await visitor.open(`${baseURL}/uz/air-tickets?from=TAS&to=IST&out=${dayAhead(40)}`);
        await visitor.find('link', words('air-search.offer-choose-named'));
      });

      await test.step('the sign-in dialog is visible', async () => {
        await visitor.click('link', words('storefront.sign-in'), { within: 'header' });
        await visitor.find('heading', words('auth.login-title'));
        await expect.poll(() => engine.run(opacityOf, 'dialog[open]')).toBe(1);
      });
      expect(await visitor.faults()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
