import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, SectionCard } from '@karvon/ui-kit';
import { useDeleteProfile } from '../../data/profile.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { EraseDialog } from '../erase-dialog/erase-dialog';
import section from '../fields/section.module.css';
import { deleteMessages as m } from './delete-profile.messages';
import classes from './delete-profile.module.css';

interface DeleteProfileProps {
  userId: string;
  points: number;
  /** Called when the account and the browser's session are deleted. */
  onDeleted: () => void;
}

/** Deletes the account after listing what is deleted and what is kept. */
export function DeleteProfile({ userId, points, onDeleted }: DeleteProfileProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const erase = useDeleteProfile(userId);
  useEndedSession(erase.error);
  return (
    <SectionCard tone="outlined" title={intl.formatMessage(m.title)}>
      <p className={section.lead}>{intl.formatMessage(m.lead)}</p>
      <Button variant="danger" className={section.submit} onClick={() => setAsking(true)}>
        {intl.formatMessage(m.title)}
      </Button>
      <EraseDialog
        open={asking}
        onClose={() => setAsking(false)}
        request={erase}
        onConfirm={() => erase.mutate(undefined, { onSuccess: onDeleted })}
        title={m.question}
        confirm={m.confirm}
        busy={m.deleting}
        width={600}
      >
        <section>
          <h3 className={classes.heading}>{intl.formatMessage(m.goes)}</h3>
          <ul className={classes.list}>
            <li>{intl.formatMessage(m.goesAccount)}</li>
            <li>{intl.formatMessage(m.goesTravellers)}</li>
            <li>{intl.formatMessage(m.goesKept)}</li>
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
      </EraseDialog>
    </SectionCard>
  );
}
