import { useIntl } from '@karvon/i18n';
import { CallbackButton } from '@karvon/support';
import { Inline, Stack } from '@karvon/ui-kit';
import { PageHead } from '../../document/head/page-head';
import { testPagesTitles } from './test-pages.messages';
import { PageFrame } from '../../layout/shell/page-frame';
import { useSite } from '../../data/use-site';

/** For developers: the callback form as other pages open it, with and without a subject. */
export default function TestCallback() {
  const intl = useIntl();
  const { edition } = useSite();
  const title = intl.formatMessage(testPagesTitles.testCallback);
  return (
    <PageFrame>
      <PageHead title={title} indexable={false} />
      <Stack>
        <h1>{title}</h1>
        <Inline>
          <CallbackButton edition={edition} variant="primary" />
          <CallbackButton edition={edition} topic="refund" orderNumber="7K3M9QXA">
            {intl.formatMessage(testPagesTitles.testCallbackRefund)}
          </CallbackButton>
        </Inline>
      </Stack>
    </PageFrame>
  );
}
