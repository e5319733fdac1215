import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, NewTabLink, Notice } from '@karvon/ui-kit';
import { useSendSms } from '../../data/recovery.mutation';
import { clockText } from '../../model/clock-text';
import { waitOf } from '../../model/problem';
import { useWait } from '../../model/use-wait';
import { fieldMessages } from '../fields/fields.messages';
import { codeMessages as m } from './code-field.messages';
import classes from './code-field.module.css';

interface CodeAgainProps {
  phone: string;
  /** Seconds until the server sends another code, from its last response. */
  seconds: number;
  /** Called with the seconds of each later wait. */
  onWait: (seconds: number) => void;
}

/** A button for another code, and support's contacts for when none arrives. */
export function CodeAgain({ phone, seconds, onWait }: CodeAgainProps) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const wait = useWait(seconds);
  const sms = useSendSms();
  const restart = (next: number) => {
    wait.restart(next);
    onWait(next);
  };
  const again = () =>
    sms.mutate(
      { identifier: phone },
      {
        onSuccess: ({ smsAfterSeconds }) => restart(smsAfterSeconds),
        onError: (error) => restart(waitOf(error) ?? 0),
      },
    );
  const refused = sms.isError && waitOf(sms.error) === undefined;
  return (
    <div className={classes.again}>
      {sms.isSuccess ? (
        <p role="status" className={classes.sent}>
          {intl.formatMessage(m.sent)}
        </p>
      ) : null}
      {refused ? <Notice tone="error">{problemText(sms.error)}</Notice> : null}
      <Button
        variant="quiet"
        size="small"
        disabled={wait.left > 0}
        loading={sms.isPending}
        loadingLabel={intl.formatMessage(m.sending)}
        onClick={again}
      >
        {wait.left > 0
          ? intl.formatMessage(m.againIn, { time: clockText(wait.left) })
          : intl.formatMessage(m.again)}
      </Button>
      <p className={classes.help}>
        {intl.formatMessage(m.help, {
          support: (words) => (
            <NewTabLink
              key="support"
              href={paths.company.to(lang, { id: 'support' })}
              note={intl.formatMessage(fieldMessages.newTab)}
            >
              {words}
            </NewTabLink>
          ),
        })}
      </p>
    </div>
  );
}
