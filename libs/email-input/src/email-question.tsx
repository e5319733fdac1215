import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { questionMessages as m } from './email-question.messages';
import classes from './email-question.module.css';
import { likelyEmail } from './likely-email';

export interface EmailQuestionProps {
  typed: string;
  onCorrect: (email: string) => void;
}

/** Asks whether another address was meant, if the typed one looks mistyped. */
export function EmailQuestion({ typed, onCorrect }: EmailQuestionProps) {
  const intl = useIntl();
  const email = likelyEmail(typed);
  if (!email) return null;
  return (
    <div className={classes.root}>
      <p>{intl.formatMessage(m.meant, { email })}</p>
      <Button variant="quiet" size="small" onClick={() => onCorrect(email)}>
        {intl.formatMessage(m.correct)}
      </Button>
    </div>
  );
}
