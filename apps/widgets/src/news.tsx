import { useCallback } from 'react';
import { useTransport } from '@karvon/api-client';
import { NewsCarousel } from '@karvon/content';
import { FormattedMessage, useIntl, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Notice, Skeleton, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { createWidget, type WidgetProps } from './frame/create-widget';
import { StorefrontRouter } from './frame/storefront-router';
import { notify } from './frame/notify';
import { newsMessages as m } from './news.messages';
import { newsQuery } from './news.query';
import classes from './news.module.css';

const usually = 6;
const max = 12;

function countOf(text: string | undefined): number {
  const count = Number(text ?? usually);
  return Number.isInteger(count) && count > 0 ? Math.min(count, max) : usually;
}

function LatestNews({ settings: { lang, origin, attributes } }: Pick<WidgetProps, 'settings'>) {
  const intl = useIntl();
  const transport = useTransport();
  const problemText = useProblemText();
  const limit = countOf(attributes.limit);
  const { data, error, isFetching, refetch } = useQuery(
    newsQuery(transport, { origin, lang, limit }),
  );
  if (data && data.news.length > 0) return <NewsCarousel news={data.news} />;
  if (data) return <EmptyState title={intl.formatMessage(m.empty)} />;
  if (error)
    return (
      <Notice tone="error">
        <p>{problemText(error)}</p>
        <Button
          variant="secondary"
          loading={isFetching}
          loadingLabel={intl.formatMessage(m.loading)}
          onClick={() => void refetch()}
        >
          <FormattedMessage {...m.retry} />
        </Button>
      </Notice>
    );
  return (
    <div role="status">
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" className={classes.coming} />
    </div>
  );
}

/** `<karvon-news>`: the latest news, each a link to the storefront. */
function News({ element, settings }: WidgetProps) {
  const { origin, target } = settings;
  const mayLeave = useCallback(
    (url: string) => notify(element, 'karvon-news-open', { url }),
    [element],
  );
  return (
    <StorefrontRouter {...{ origin, target, mayLeave }}>
      <LatestNews settings={settings} />
    </StorefrontRouter>
  );
}

export const mount = createWidget(News, (lang) => paths.newsList.to(lang));
