import type { FareRules as Rules } from '@karvon/contract';
import { renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FareRules } from './fare-rules';

const rules: Rules = {
  sections: [{ title: 'Возврат', text: 'До вылета с удержанием.' }],
  original: 'PENALTIES APPLY',
};

test('rules are requested when the dialog opens, and again after a failure', async () => {
  const request = jest.fn<Promise<Rules>, []>();
  request.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(rules);
  const { user, container } = renderPage(
    <FareRules
      fareName="Лайт"
      lead="Правила на момент продажи."
      query={{ queryKey: ['rules'], queryFn: request }}
    />,
  );
  expect(request).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Правила тарифа' }));
  const dialog = await screen.findByRole('dialog', { name: 'Правила тарифа «Лайт»' });
  await user.click(await within(dialog).findByRole('button', { name: 'Повторить' }));
  expect(await within(dialog).findByText('До вылета с удержанием.')).toBeVisible();
  expect(within(dialog).getByText('Правила на момент продажи.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('rules that the carrier filed in English carry their language, and a note says so', async () => {
  const sections = [{ title: 'Tarif qoidalari Y', text: 'REFUND ANY TIME', lang: 'en' as const }];
  const { user } = renderPage(
    <FareRules
      fareName="Лайт"
      query={{ queryKey: ['filed'], queryFn: () => Promise.resolve({ ...rules, sections }) }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Правила тарифа' }));
  expect(await screen.findByText('REFUND ANY TIME')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Авиакомпания составила эти правила на английском языке.')).toBeVisible();
});
