import { useIntl } from '@karvon/i18n';
import type { CalendarPrices } from '@karvon/search-parts';
import { useStayTexts } from '@karvon/stay';
import { nightsOf } from '../../model/stay';
import type { StayDraft } from '../../model/stay-draft';
import { NightPrices } from './night-prices';
import { stayNoteMessages as m } from './stay-note.messages';

interface StayNoteProps extends CalendarPrices {
  /** Undefined where no hotel is known, and no prices are shown. */
  hotel: string | undefined;
  stay: StayDraft;
}

/** Below the calendar: the nights of the chosen days, and of what the prices below the days are. */
export function StayNote({ hotel, stay, ...prices }: StayNoteProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { arrival, departure } = stay;
  const nights = arrival && departure ? nightsOf({ arrival, departure }) : 0;
  return (
    <>
      <p>
        {nights > 0
          ? intl.formatMessage(m.nights, { nights: texts.nights(nights) })
          : intl.formatMessage(m.choose)}
      </p>
      {hotel ? <NightPrices {...{ hotel, stay }} {...prices} /> : null}
    </>
  );
}
