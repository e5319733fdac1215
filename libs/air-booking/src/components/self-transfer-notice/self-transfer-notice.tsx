import { useIntl } from '@karvon/i18n';
import type { SliceTexts } from '@karvon/itinerary';
import { Notice } from '@karvon/ui-kit';
import { selfTransferMessages as m } from './self-transfer-notice.messages';
import classes from './self-transfer-notice.module.css';

/** Explains a self-transfer; renders nothing for a single ticket. */
export function SelfTransferNotice({ slices }: { slices: readonly SliceTexts[] }) {
  const intl = useIntl();
  const advice = slices.flatMap(({ segments }) =>
    segments.flatMap(({ layover }) => layover?.advice ?? []),
  );
  if (advice.length === 0) return null;
  return (
    <Notice tone="warn" title={intl.formatMessage(m.title)}>
      <ul className={classes.list}>
        {[...new Set(advice)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
