import type { HotelOffer } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { CircleCheck, Info } from '@karvon/ui-kit';
import { summaryMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';

/** What cancelling costs and until when it is free, in the hotel's local time. */
export function CancellationNote({ offer }: { offer: HotelOffer }) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { headline, free, steps, zone } = texts.offer(offer).cancellation;
  const Icon = free ? CircleCheck : Info;
  return (
    <section aria-labelledby="cancellation" className={classes.cancellation} data-free={free}>
      <h3 id="cancellation" className={classes.subtitle}>
        {intl.formatMessage(m.cancellation)}
      </h3>
      {offer.whereToPay === 'now' ? <p className={classes.muted}>{texts.freeUntilPaid}</p> : null}
      <p className={classes.headline}>
        <Icon aria-hidden="true" size={20} />
        {headline}
      </p>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {zone ? <p className={classes.muted}>{zone}</p> : null}
    </section>
  );
}
