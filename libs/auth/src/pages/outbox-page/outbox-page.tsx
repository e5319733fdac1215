import { useTransport } from '@karvon/api-client';
import type { SandboxMessage } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, Card, EmptyState } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../components/not-loaded/not-loaded';
import { SectionSkeleton } from '../../components/section-skeleton/section-skeleton';
import { outboxQuery } from '../../data/outbox.query';
import { outboxMessages as m } from './outbox-page.messages';
import classes from './outbox-page.module.css';

export interface OutboxPageProps {
  edition: Pick<Edition, 'support'>;
}

/** For developers: the SMS and e-mails that the sandbox kept instead of sending. */
export function OutboxPage({ edition }: OutboxPageProps) {
  const intl = useIntl();
  const query = useQuery(outboxQuery(useTransport()));
  const content = () => {
    if (query.isPending) return <SectionSkeleton label={intl.formatMessage(m.loading)} />;
    if (query.isError)
      return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
    const { messages } = query.data;
    if (messages.length === 0) return <EmptyState title={intl.formatMessage(m.empty)} />;
    return (
      <ul className={classes.list}>
        {messages.map((message) => (
          <Message key={message.id} message={message} offset={edition.support.utcOffsetMinutes} />
        ))}
      </ul>
    );
  };
  return (
    <div className={classes.root}>
      <h1>{intl.formatMessage(m.title)}</h1>
      <p>{intl.formatMessage(m.lead)}</p>
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={query.isFetching}
          loadingLabel={intl.formatMessage(m.loading)}
          onClick={() => void query.refetch()}
        >
          {intl.formatMessage(m.refresh)}
        </Button>
      </div>
      {content()}
    </div>
  );
}

function Message({ message, offset }: { message: SandboxMessage; offset: number }) {
  const intl = useIntl();
  const format = useFormat();
  const { to, subject, text, attachments, at } = message;
  return (
    <Card as="li">
      <p className={classes.head}>{`${to} · ${format.instant(at, offset)}`}</p>
      {subject === null ? null : <h2 className={classes.subject}>{subject}</h2>}
      <p className={classes.text}>{text}</p>
      {attachments.map(({ name, bytes }) => (
        <p key={name} className={classes.head}>
          {intl.formatMessage(m.file, { name, bytes: format.number(bytes) })}
        </p>
      ))}
    </Card>
  );
}
