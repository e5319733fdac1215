import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ProgressBar } from '../progress-bar/progress-bar';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { Inline, Stack } from '../stack/stack';
import { Luggage } from '../icons/icons.exports';
import { Notice } from '../notice/notice';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

const tones = ['info', 'success', 'warn', 'error'] as const;
const badgeTones = ['neutral', 'accent', 'highlight', 'success', 'danger'] as const;

/** Notices, loading states and empty states. */
export function GalleryFeedback({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <GallerySection id="feedback" texts={texts}>
        <Stack gap={3}>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={texts.notices[tone]}>
              {texts.paragraph}
            </Notice>
          ))}
          <Notice title={texts.notices.info} />
          <Notice>{texts.notices.info}</Notice>
          <Inline gap={2}>
            <Badge icon={<Luggage size={16} />}>{texts.badges.baggage}</Badge>
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
          <EmptyState headingLevel={3} title={texts.empty} />
        </Stack>
      </GallerySection>
      <GallerySection id="waiting" texts={texts}>
        <div className={classes.columns}>
          <ProgressBar label={texts.loading} value={0.4} valueText="40%" />
          <ProgressBar label={texts.done} value={1} valueText="100%" />
          <ProgressBar label={texts.loading} />
          <ProgressBar label={texts.loading} labelHidden value={0.7} />
          <Stack gap={1}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="wide" />
            <Skeleton width="short" />
            <Skeleton shape="control" />
          </Stack>
          <Inline>
            <Spinner />
            <Spinner size="small" />
            <Skeleton shape="circle" />
            <Skeleton shape="block" width="half" />
          </Inline>
        </div>
      </GallerySection>
    </>
  );
}
