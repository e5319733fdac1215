import { useIntl } from '@karvon/i18n';
import { Badge, type BadgeProps } from '@karvon/ui-kit';
import type { OfferLabel } from '../../model/offers/offer-labels';
import { labelTexts } from './offer-card.messages';
import classes from './offer-card.module.css';

/** At most two are coloured, so that colour keeps meaning something. */
const tones: Record<OfferLabel, NonNullable<BadgeProps['tone']>> = {
  'self-transfer': 'danger',
  'best-price': 'highlight',
  fastest: 'accent',
  charter: 'neutral',
  'low-cost': 'neutral',
};

export function OfferLabelsRow({ labels }: { labels: readonly OfferLabel[] }) {
  const intl = useIntl();
  return (
    <ul className={classes.labels}>
      {labels.map((label) => (
        <li key={label} data-label={label}>
          <Badge tone={tones[label]}>{intl.formatMessage(labelTexts[label])}</Badge>
        </li>
      ))}
    </ul>
  );
}
