import { useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { useSearchParams } from 'react-router';
import { linkChanges } from '../../model/search/link-changes';
import { parseParty } from '../../model/search/search-criteria';
import { usePartyText } from '../trip-summary/use-party-text';
import { linkMessages } from './link-changes.messages';

/** Reports which parts of the address were corrected or ignored; renders nothing without any. */
export function LinkChanges() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const party = usePartyText(parseParty(params));
  const changed = linkChanges(params);
  if (changed.length === 0) return null;
  return (
    <Notice tone="warn">
      {changed.map((part) => (
        <p key={part}>{intl.formatMessage(linkMessages[part], { party })}</p>
      ))}
    </Notice>
  );
}
