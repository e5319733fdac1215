import { useIntl } from '@karvon/i18n';
import { aboutMessages } from '../../components/hotel-about/hotel-about.messages';
import { factMessages } from '../../components/hotel-facts/hotel-facts.messages';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';

const parts = [
  ['rooms', m.rooms],
  ['reviews', factMessages.reviewsTitle],
  ['place', m.onMap],
  ['about', aboutMessages.story],
  ['amenities', aboutMessages.amenities],
] as const;

/** Links to the parts of the long page of a hotel. */
export function PageAnchors({ hasReviews }: { hasReviews: boolean }) {
  const intl = useIntl();
  const there = parts.filter(([id]) => hasReviews || id !== 'reviews');
  return (
    <nav aria-label={intl.formatMessage(m.anchors)}>
      <ul className={classes.anchors}>
        {there.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{intl.formatMessage(text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
