import { listPages, type Transport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';

/** The day of the last change of each company page, by its address; empty when the API does not respond. */
export async function companyPageChanges(
  transport: Transport,
  lang: Locale,
): Promise<Map<string, PlainDate>> {
  const { pages } = await listPages(transport, { lang }).catch(() => ({ pages: [] }));
  return new Map(pages.map(({ id, updated }) => [paths.company.to(lang, { id }), updated]));
}
