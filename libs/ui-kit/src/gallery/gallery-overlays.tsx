import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Popover } from '../popover/popover';
import { Sheet } from '../sheet/sheet';
import { Inline, Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { ToastProvider, useToast } from '../toast/toast';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';

type Overlay = 500 | 600 | 800 | 'must-answer' | 'sheet' | 'start' | 'end';
const widths = [500, 600, 800] as const;
const toastTones = ['info', 'success', 'error'] as const;

function Overlays({ texts }: { texts: GalleryTexts }) {
  const [open, setOpen] = useState<Overlay>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  const modal = {
    title: texts.title,
    closeLabel: texts.close,
    onClose: close,
    footer: <Button onClick={close}>{texts.done}</Button>,
  };
  const form = <TextField label={texts.label} hint={texts.hint} />;
  const opener = (overlay: Overlay, text: string) => (
    <Button key={overlay} variant="secondary" onClick={() => setOpen(overlay)}>
      {text}
    </Button>
  );
  return (
    <Stack>
      <Inline>
        {widths.map((width) => opener(width, `${texts.overlays.dialog} ${width}`))}
        {opener('must-answer', texts.overlays.mustAnswer)}
        {opener('sheet', texts.overlays.sheet)}
      </Inline>
      <Inline>
        {(['start', 'end'] as const).map((align) => (
          <Popover
            key={align}
            align={align}
            title={texts.title}
            closeLabel={texts.close}
            onClose={close}
            open={open === align}
            trigger={
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                aria-expanded={open === align}
                onClick={() => setOpen(open === align ? undefined : align)}
              >
                {texts.overlays[align]}
              </Button>
            }
          >
            {form}
          </Popover>
        ))}
        {toastTones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => showToast({ text: texts.toast, tone })}
          >
            {texts.overlays.toast}: {texts.tones[tone]}
          </Button>
        ))}
      </Inline>
      {widths.map((width) => (
        <Dialog key={width} {...modal} width={width} open={open === width} initialFocus="content">
          <Stack>
            <p>{texts.paragraph}</p>
            {form}
          </Stack>
        </Dialog>
      ))}
      <Dialog {...modal} open={open === 'must-answer'} dismissable={false}>
        <p>{texts.paragraph}</p>
      </Dialog>
      <Sheet {...modal} open={open === 'sheet'}>
        <p>{texts.paragraph}</p>
      </Sheet>
    </Stack>
  );
}

/** Components that open over the page. */
export function GalleryOverlays({ texts }: { texts: GalleryTexts }) {
  return (
    <GallerySection id="overlays" texts={texts}>
      <ToastProvider label={texts.overlays.toast} closeLabel={texts.close}>
        <Overlays texts={texts} />
      </ToastProvider>
    </GallerySection>
  );
}
