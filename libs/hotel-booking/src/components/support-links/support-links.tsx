import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { Button, MessageCircle, Phone, Stack } from '@karvon/ui-kit';
import { supportMessages } from './support-links.messages';
import classes from './support-links.module.css';

/** Every way to ask a person: phones and messengers of the edition. */
export function SupportLinks({ edition }: { edition: Edition }) {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <h2 className={classes.title}>{intl.formatMessage(supportMessages.title)}</h2>
      <div className={classes.root}>
        {edition.phones.map(({ number, label }) => (
          <Button
            key={number}
            as="a"
            variant="secondary"
            size="small"
            href={`tel:${number}`}
            iconStart={<Phone aria-hidden="true" size={16} />}
          >
            {label}
          </Button>
        ))}
        {edition.messengers.map(({ name, url }) => (
          <Button
            key={url}
            as="a"
            variant="secondary"
            size="small"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            iconStart={<MessageCircle aria-hidden="true" size={16} />}
          >
            {name}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
