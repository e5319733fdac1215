import { Button } from '../button/button';
import { Phone } from '../icons/icons.exports';
import { MessengerSign } from '../messenger-sign/messenger-sign';
import { Inline } from '../stack/stack';

interface ContactLinksProps {
  /** `number` for the tel: link, `label` for display. */
  phones: readonly { number: string; label: string }[];
  messengers: readonly { name: string; url: string }[];
}

/** Phone numbers and chats of support. */
export function ContactLinks({ phones, messengers }: ContactLinksProps) {
  return (
    <Inline gap={2}>
      {phones.map(({ number, label }) => (
        <Button
          key={number}
          as="a"
          variant="secondary"
          size="small"
          href={`tel:${number}`}
          iconStart={<Phone size={16} />}
        >
          {label}
        </Button>
      ))}
      {messengers.map(({ name, url }) => (
        <Button
          key={url}
          as="a"
          variant="secondary"
          size="small"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          iconStart={<MessengerSign name={name} size={16} />}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}
