import { useIntl, useLocale } from '@karvon/i18n';
import { Gallery, gallerySamples, Stack } from '@karvon/ui-kit';
import { PageHead } from '../../document/head/page-head';
import { testPagesTitles } from './test-pages.messages';
import { PageFrame } from '../../layout/shell/page-frame';

/** Every component of the ui-kit in every state. */
export default function GalleryRoute() {
  const intl = useIntl();
  const title = intl.formatMessage(testPagesTitles.gallery);
  return (
    <PageFrame>
      <PageHead title={title} indexable={false} />
      <Stack gap={8}>
        <h1>{title}</h1>
        <Gallery texts={gallerySamples[useLocale()]} />
      </Stack>
    </PageFrame>
  );
}
