import { FormattedMessage } from '@karvon/i18n';
import { Headset, Luggage, Ticket, Wallet } from '@karvon/ui-kit';
import classes from './home.module.css';
import { whyMessages as messages } from './why-us.messages';

const promises = [
  { Icon: Wallet, title: messages.price, text: messages.priceText },
  { Icon: Luggage, title: messages.fares, text: messages.faresText },
  { Icon: Headset, title: messages.people, text: messages.peopleText },
  { Icon: Ticket, title: messages.order, text: messages.orderText },
];

export function WhyUs() {
  return (
    <section className={classes.section}>
      <h2>
        <FormattedMessage {...messages.why} />
      </h2>
      <ul className={classes.promises}>
        {promises.map(({ Icon, title, text }) => (
          <li key={title.id}>
            <span className={classes.icon}>
              <Icon size={24} aria-hidden />
            </span>
            <h3 className={classes.promise}>
              <FormattedMessage {...title} />
            </h3>
            <p className={classes.text}>
              <FormattedMessage {...text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
