import { useTransport } from '@karvon/api-client';
import { useLocale, useProblemText } from '@karvon/i18n';
import { Notice, Skeleton, Stack } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { companyPageQuery } from '../../data/company-page.query';
import { ArticleBody } from '../article-body/article-body';

/** The text of a company page, to read without leaving the form. */
export function LegalText({ id }: { id: string }) {
  const lang = useLocale();
  const transport = useTransport();
  const problemText = useProblemText();
  const page = useQuery(companyPageQuery(transport, { id, lang }));
  if (page.data) return <ArticleBody blocks={page.data.blocks} />;
  if (page.isError) return <Notice tone="error">{problemText(page.error)}</Notice>;
  return (
    <Stack aria-busy>
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton width="half" />
    </Stack>
  );
}
