import { useState } from 'react';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Card, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { useDeleteProfile } from '../../data/profile.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { fieldMessages } from '../fields/fields.messages';
import section from '../fields/section.module.css';
import { deleteMessages as m } from './delete-profile.messages';
import classes from './delete-profile.module.css';

interface DeleteProfileProps {
  userId: string;
  points: number;
  /** The account is gone, and the browser's session with it. */
  onDeleted: () => void;
}

/** Erasing the account, after a plain account of what goes and what stays. */
export function DeleteProfile({ userId, points, onDeleted }: DeleteProfileProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const erase = useDeleteProfile(userId);
  useEndedSession(erase.error);
  const close = () => setAsking(false);
  return (
    <Card as="section" tone="outlined" aria-labelledby="delete-profile" className={section.root}>
      <h2 id="delete-profile" className={section.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <p className={section.lead}>{intl.formatMessage(m.lead)}</p>
      <Button variant="danger" className={section.submit} onClick={() => setAsking(true)}>
        {intl.formatMessage(m.title)}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={intl.formatMessage(m.question)}
        closeLabel={intl.formatMessage(fieldMessages.close)}
        width={600}
        footer={
          <div className={classes.buttons}>
            <Button variant="secondary" onClick={close}>
              {intl.formatMessage(m.keep)}
            </Button>
            <Button
              variant="danger"
              loading={erase.isPending || erase.isSuccess}
              loadingLabel={intl.formatMessage(m.deleting)}
              onClick={() => erase.mutate(undefined, { onSuccess: onDeleted })}
            >
              {intl.formatMessage(m.confirm)}
            </Button>
          </div>
        }
      >
        <Stack>
          <section>
            <h3 className={classes.heading}>{intl.formatMessage(m.goes)}</h3>
            <ul className={classes.list}>
              <li>{intl.formatMessage(m.goesAccount)}</li>
              <li>{intl.formatMessage(m.goesTravellers)}</li>
              <li>{intl.formatMessage(m.goesPoints, { points })}</li>
              <li>{intl.formatMessage(m.goesSessions)}</li>
            </ul>
          </section>
          <section>
            <h3 className={classes.heading}>{intl.formatMessage(m.stays)}</h3>
            <ul className={classes.list}>
              <li>{intl.formatMessage(m.staysOrders)}</li>
              <li>{intl.formatMessage(m.staysPayments)}</li>
            </ul>
          </section>
          <p className={section.lead}>{intl.formatMessage(m.find)}</p>
          {erase.isError ? <Notice tone="error">{problemText(erase.error)}</Notice> : null}
        </Stack>
      </Dialog>
    </Card>
  );
}
