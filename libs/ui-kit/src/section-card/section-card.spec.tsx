import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SectionCard } from './section-card';

test('each is a region named by its heading', async () => {
  const { container } = render(
    <>
      <SectionCard title="Contacts">Phone</SectionCard>
      <SectionCard title="Consents">Offer</SectionCard>
    </>,
  );
  const consents = screen.getByRole('region', { name: 'Consents' });
  expect(within(consents).getByRole('heading', { level: 2 })).toHaveTextContent('Consents');
  expect(consents).toHaveTextContent('Offer');
  expect(await axe(container)).toHaveNoViolations();
});
