import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { CancelButton } from './cancel-button';
import { questionMessages } from './cancel-question.messages';

// The network is away when the question is asked for.
jest.mock('./cancel-question', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const nothing = () => undefined;

test('a cancellation without a network says so, and the page stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderPage(
    <CancelButton
      label={questionMessages.title}
      working={false}
      error={null}
      onConfirm={nothing}
      onClosed={nothing}
    >
      {null}
    </CancelButton>,
  );
  const button = screen.getByRole('button', { name: 'Отменить бронирование?' });
  await user.click(button);
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  expect(button).toBeVisible();
});
