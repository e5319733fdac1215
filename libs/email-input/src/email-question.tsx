import { useEffect, useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { afterPress, Button, typeInto, watchPresses } from '@karvon/ui-kit';
import { questionMessages as m } from './email-question.messages';
import classes from './email-question.module.css';
import { likelyEmail } from './likely-email';

// From here on a click that leaves the field is tracked before the field is left.
watchPresses();

/** Suggests another address if the one in the field looks mistyped; a button inserts it. */
export function EmailQuestion({ field }: { field: HTMLInputElement }) {
  const intl = useIntl();
  const [email, setEmail] = useState<string | null>(null);
  // A question that appears during a click would move the clicked button away.
  useEffect(() => afterPress(() => setEmail(likelyEmail(field.value))), [field]);
  if (!email) return null;
  const correct = () => {
    typeInto(field, email);
    field.focus();
  };
  return (
    <div className={classes.root}>
      <p>{intl.formatMessage(m.meant, { email })}</p>
      <Button variant="quiet" size="small" onClick={correct}>
        {intl.formatMessage(m.correct)}
      </Button>
    </div>
  );
}
