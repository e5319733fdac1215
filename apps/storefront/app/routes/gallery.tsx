import { useIntl, useLocale } from '@karvon/i18n';
import { Gallery, gallerySamples } from '@karvon/ui-kit';
import { PageHead } from '../document/page-head';
import { titles } from '../document/titles.messages';
import { PageFrame } from '../layout/page-frame';

/** Every component of the ui-kit in every state. */
export default function GalleryRoute() {
  const intl = useIntl();
  const title = intl.formatMessage(titles.gallery);
  return (
    <PageFrame>
      <PageHead title={title} indexable={false} />
      <h1>{title}</h1>
      <Gallery texts={gallerySamples[useLocale()]} />
    </PageFrame>
  );
}
