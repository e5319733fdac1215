import { useState } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../empty-state/empty-state';
import { Popover } from '../popover/popover';
import { ProgressBar } from '../progress-bar/progress-bar';
import { Sheet } from '../sheet/sheet';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { Inline, Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { ToastProvider, useToast } from '../toast/toast';
import { Notice } from '../notice/notice';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './gallery-texts';
import classes from './gallery.module.css';

const tones = ['info', 'success', 'warn', 'error'] as const;
const badgeTones = ['neutral', 'accent', 'highlight', 'success', 'danger'] as const;

function Overlays({ texts }: { texts: GalleryTexts }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'popover'>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  const modal = { title: texts.title, closeLabel: texts.close, onClose: close };
  const form = <TextField label={texts.label} hint={texts.hint} />;
  return (
    <Inline>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {texts.overlays.dialog}
      </Button>
      <Dialog
        {...modal}
        open={open === 'dialog'}
        initialFocus="content"
        footer={<Button onClick={close}>{texts.done}</Button>}
      >
        <Stack>
          <p>{texts.paragraph}</p>
          {form}
        </Stack>
      </Dialog>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {texts.overlays.sheet}
      </Button>
      <Sheet
        {...modal}
        open={open === 'sheet'}
        footer={<Button onClick={close}>{texts.done}</Button>}
      >
        <p>{texts.paragraph}</p>
      </Sheet>
      <Popover
        {...modal}
        open={open === 'popover'}
        trigger={
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-expanded={open === 'popover'}
            onClick={() => setOpen(open === 'popover' ? undefined : 'popover')}
          >
            {texts.overlays.popover}
          </Button>
        }
      >
        {form}
      </Popover>
      <Button variant="secondary" onClick={() => showToast({ text: texts.toast, tone: 'success' })}>
        {texts.overlays.toast}
      </Button>
    </Inline>
  );
}

/** Overlays, notices, waiting and emptiness. */
export function GalleryFeedback({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <GallerySection title={texts.sections.overlays}>
        <ToastProvider label={texts.toast} closeLabel={texts.close}>
          <Overlays texts={texts} />
        </ToastProvider>
      </GallerySection>
      <GallerySection title={texts.sections.feedback}>
        <Stack gap={3}>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={texts.notices[tone]}>
              {texts.hint}
            </Notice>
          ))}
          <Inline gap={2}>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {texts.badges[tone]}
              </Badge>
            ))}
          </Inline>
          <EmptyState
            headingLevel={3}
            title={texts.empty}
            text={texts.paragraph}
            actions={<Button variant="secondary">{texts.other}</Button>}
          />
        </Stack>
      </GallerySection>
      <GallerySection title={texts.sections.waiting}>
        <div className={classes.columns}>
          <ProgressBar label={texts.loading} value={0.4} valueText="40 %" />
          <ProgressBar label={texts.loading} />
          <Stack gap={1}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="wide" />
            <Skeleton shape="control" />
          </Stack>
          <Inline>
            <Spinner />
            <Spinner size="small" />
            <Skeleton shape="circle" />
          </Inline>
        </div>
      </GallerySection>
    </>
  );
}
