import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { DialogButton } from './dialog-button';

interface SumsProps {
  sum: string;
  onClose: () => void;
}
const Sums = ({ sum, onClose }: SumsProps) => (
  <div role="dialog" aria-label={sum}>
    <button onClick={onClose}>Закрыть</button>
  </div>
);

test('a dialog that does not load says why, and the next press asks for it again', async () => {
  const load = jest
    .fn(async () => Sums)
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = renderPage(
    <DialogButton load={load} facts={{ sum: '100' }}>
      Рассчитать
    </DialogButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Рассчитать' }));
  expect(await screen.findByText(/^Сервер временно не отвечает/)).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Рассчитать' }));
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  load.mockResolvedValue(Sums);
  await user.click(screen.getByRole('button', { name: 'Рассчитать' }));
  expect(await screen.findByRole('dialog', { name: '100' })).toBeVisible();
  expect(screen.queryByText(/^Нет связи/)).toBeNull();
});

test('a closed dialog is gone and opens again', async () => {
  const closed = jest.fn();
  const { user } = renderPage(
    <DialogButton load={async () => Sums} facts={{ sum: '100' }} onClosed={closed}>
      Рассчитать
    </DialogButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Рассчитать' }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Рассчитать' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
