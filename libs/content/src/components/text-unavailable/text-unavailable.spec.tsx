import { catalogue, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { TextUnavailable } from './text-unavailable';

test.each(['ru', 'uz'] as const)('%s: says why and asks again on request', async (locale) => {
  const texts = catalogue(locale);
  const onRetry = jest.fn();
  const problem = { code: 'service-unavailable', status: 503, title: '', traceId: '' } as const;
  const page = <TextUnavailable problem={problem} retrying={false} onRetry={onRetry} />;
  const { user } = renderPage(page, { locale });
  expect(screen.getByRole('alert')).toHaveTextContent(
    texts['i18n.problem.service-unavailable'] ?? 'missing',
  );
  await user.click(screen.getByRole('button', { name: texts['content.retry']! }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
