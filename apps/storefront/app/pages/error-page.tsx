import { use, useEffect } from 'react';
import { isApiProblem } from '@karvon/api-client';
import { FormattedMessage, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, GirihStar } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useDocumentFacts } from '../document/document-context';
import { ReportErrorContext } from '../document/report-error-context';
import { errorPageMessages as messages } from './error-page.messages';
import classes from './page.module.css';

/** Whether our server, or a service it depends on, does not respond at the moment. */
const isAway = (error: unknown) =>
  isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);

/**
 * Shown after an unexpected error. Both ways out load new documents, because the rest of the page may be broken as well. It uses
 * no data of the root loader, which may have failed.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const locale = useLocale();
  const { traceId: pageTrace } = useDocumentFacts();
  const traceId = (isApiProblem(error) && error.problem.traceId) || pageTrace;
  const { pathname } = useLocation();
  const report = use(ReportErrorContext);
  useEffect(() => report?.(error, { traceId, path: pathname }), [report, error, traceId, pathname]);
  return (
    <div className={clsx(classes.root, classes.narrow)}>
      <title>{intl.formatMessage(messages.errorTitle)}</title>
      <meta name="robots" content="noindex" />
      <GirihStar size={72} className={classes.star} />
      <h1 className={classes.sentence}>
        <FormattedMessage {...messages.error} />
      </h1>
      {isAway(error) ? (
        <p className={classes.muted}>
          <FormattedMessage {...messages.errorAway} />
        </p>
      ) : null}
      {traceId ? (
        <p className={clsx(classes.muted, classes.address)}>
          <FormattedMessage
            {...messages.errorTrace}
            values={{ traceId: <span className={classes.trace}>{traceId}</span> }}
          />
        </p>
      ) : null}
      <p className={classes.actions}>
        <Button as="a" href="/">
          <FormattedMessage {...messages.toHome} />
        </Button>
        <Button as="a" variant="secondary" href={paths.company.to(locale, { id: 'support' })}>
          <FormattedMessage {...messages.toSupport} />
        </Button>
      </p>
    </div>
  );
}
