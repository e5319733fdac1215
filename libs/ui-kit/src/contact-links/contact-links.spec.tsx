import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ContactLinks } from './contact-links';

test('a phone number is a tel: link, a messenger opens in a new tab', async () => {
  const { container } = render(
    <ContactLinks
      phones={[{ number: '+998712000000', label: '+998 71 200-00-00' }]}
      messengers={[{ name: 'Telegram', url: 'https://t.me/karvon' }]}
    />,
  );
  const phone = screen.getByRole('link', { name: '+998 71 200-00-00' });
  expect(phone).toHaveAttribute('href', 'tel:+998712000000');
  const chat = screen.getByRole('link', { name: 'Telegram' });
  expect(chat).toHaveAttribute('href', 'https://t.me/karvon');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(await axe(container)).toHaveNoViolations();
});
