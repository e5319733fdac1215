import { useId, useRef } from 'react';
import { refundDocumentLimits, type AirRefund } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, Notice, Stack } from '@karvon/ui-kit';
import { useAttachDocument } from '../../data/refund.mutation';
import { FileRefusal } from '../../model/claim-file';
import { claimMessages as m } from './claim-documents.messages';
import classes from './claim-documents.module.css';

interface ClaimDocumentsProps {
  orderNumber: string;
  refund: AirRefund;
  edition: Pick<Edition, 'support'>;
}

const megabytes = refundDocumentLimits.bytes / 1024 / 1024;

/** The documents of a claim: those received and, while the claim is checked, a way to send more. */
export function ClaimDocuments({ orderNumber, refund, edition }: ClaimDocumentsProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttachDocument(orderNumber, refund.id);
  const { documents, state } = refund;
  const open = state === 'in-review';
  if (!open && documents.length === 0) return null;
  const full = documents.length >= refundDocumentLimits.count;

  const textOf = (error: Error) =>
    error instanceof FileRefusal
      ? intl.formatMessage(m[error.problem], { megabytes })
      : problemText(error);

  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h3 id={headingId} className={classes.title}>
          {intl.formatMessage(m.title)}
        </h3>
        {documents.length > 0 ? (
          <ul className={classes.list}>
            {documents.map(({ id, name, bytes, receivedAt }) => (
              <li key={id}>
                <span className={classes.name}>{name}</span>
                <span className={classes.note}>
                  {intl.formatMessage(m.received, {
                    kilobytes: Math.ceil(bytes / 1024),
                    at: format.instant(receivedAt, edition.support.utcOffsetMinutes),
                  })}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {attach.error ? <Notice tone="error">{textOf(attach.error)}</Notice> : null}
        {open && full ? (
          <p className={classes.note}>
            {intl.formatMessage(m.full, { count: refundDocumentLimits.count })}
          </p>
        ) : open ? (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept="application/pdf,image/jpeg,image/png"
              aria-label={intl.formatMessage(m.add)}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) attach.mutate(file);
                // The same file may be chosen again after an error.
                target.value = '';
              }}
            />
            <Button
              block
              variant="secondary"
              loading={attach.isPending}
              loadingLabel={intl.formatMessage(m.sending)}
              onClick={() => input.current?.click()}
            >
              {intl.formatMessage(m.add)}
            </Button>
            <p className={classes.note}>
              {intl.formatMessage(m.hint, { megabytes, count: refundDocumentLimits.count })}
            </p>
          </>
        ) : null}
      </Stack>
    </section>
  );
}
