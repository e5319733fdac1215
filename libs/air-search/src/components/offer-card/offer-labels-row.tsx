import { useIntl } from '@karvon/i18n';
import { Badge, type BadgeProps } from '@karvon/ui-kit';
import type { OfferLabel } from '../../model/offers/offer-labels';
import { labelTexts } from './offer-card.messages';
import classes from './offer-card.module.css';

/** At most two labels are coloured, so that colour stays meaningful. */
const tones: Record<OfferLabel, NonNullable<BadgeProps['tone']>> = {
  'self-transfer': 'danger',
  'best-price': 'highlight',
  fastest: 'accent',
  charter: 'neutral',
  'low-cost': 'neutral',
};

interface OfferLabelsRowProps {
  labels: readonly OfferLabel[];
  /** The number of airlines on the card beside them. */
  airlines: number;
}

export function OfferLabelsRow({ labels, airlines }: OfferLabelsRowProps) {
  const intl = useIntl();
  const besideSeveral = airlines > 1;
  return (
    <ul
      className={classes.labels}
      data-wraps={(besideSeveral && labels.length === 1) || undefined}
      data-stacks={(besideSeveral && labels.length > 1) || undefined}
    >
      {labels.map((label) => (
        <li key={label} data-label={label}>
          <Badge tone={tones[label]}>{intl.formatMessage(labelTexts[label])}</Badge>
        </li>
      ))}
    </ul>
  );
}
