import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Pencil, Printer, Search, X } from '../icons/icons.exports';
import { Inline, Stack } from '../stack/stack';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

/** Buttons and links that look like buttons. */
export function GalleryActions({ texts }: { texts: GalleryTexts }) {
  return (
    <GallerySection id="buttons" texts={texts}>
      <Stack gap={4}>
        <Inline>
          <Button>{texts.action}</Button>
          <Button variant="secondary">{texts.other}</Button>
          <Button variant="quiet">{texts.quiet}</Button>
          <Button variant="danger">{texts.remove}</Button>
          <Button disabled>{texts.disabled}</Button>
          <Button loading loadingLabel={texts.loading}>
            {texts.action}
          </Button>
        </Inline>
        <Inline>
          <Button size="small" iconStart={<Search size={16} />}>
            {texts.action}
          </Button>
          <Button size="small" variant="secondary" iconStart={<Pencil size={16} />}>
            {texts.other}
          </Button>
          <Button size="small" variant="quiet">
            {texts.quiet}
          </Button>
          <Button size="small" as="a" href="#top" variant="secondary">
            {texts.quiet}
          </Button>
          <IconButton label={texts.close} icon={<X />} />
          <IconButton label={texts.print} icon={<Printer size={20} />} variant="outlined" />
          <IconButton label={texts.disabled} icon={<X />} disabled />
        </Inline>
        <Button block iconStart={<Search size={20} />}>
          {texts.action}
        </Button>
      </Stack>
    </GallerySection>
  );
}
