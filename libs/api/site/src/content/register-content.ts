import type { FastifyInstance } from 'fastify';
import {
  getContentImage,
  getNewsFeed,
  getNewsItem,
  getPage,
  listNews,
  listPages,
  searchContent,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { encodeResponse, registerEndpoint } from '@karvon/platform/http/route';
import type { CachedResponse } from './library';
import { presentNews, presentNewsItem, presentPage } from './present';
import { openLibrary } from './watch-library';

/** An editor's change is visible within a minute; a repeated request costs a 304. */
const briefly = 'public, max-age=60';
const forEver = 'public, max-age=31536000, immutable';

const json = ({ body, etag }: CachedResponse) =>
  RawResponse.json(body, { etag, 'cache-control': briefly }).asRepeatable();

/**
 * News, company pages and their pictures, from a folder that editors change while the server runs.
 * @param shipped the folder without a setting
 */
export function registerContent(app: FastifyInstance, deps: AppDeps, shipped: string): void {
  const { config, edition, logger } = deps;
  const library = openLibrary(config.contentDir ?? shipped, edition, logger, () =>
    app.readyResponses.forget(),
  );
  app.addHook('onClose', async () => library.close());

  registerEndpoint(app, listNews, {}, ({ query: { lang, page, limit } }) => {
    const { shelf } = library;
    const response = () => encodeResponse(listNews, presentNews(shelf.news[lang], page, limit));
    const past = (page - 1) * limit > shelf.news[lang].length;
    return past
      ? RawResponse.json(response())
      : json(shelf.keep(`news ${lang} ${page} ${limit}`, response));
  });

  registerEndpoint(
    app,
    getNewsItem,
    { problems: ['content-not-found'] },
    ({ params, query: { lang } }) => {
      const { shelf } = library;
      const item = presentNewsItem(shelf.news[lang], params['*']);
      if (!item) throw problem('content-not-found');
      return json(shelf.keep(`item ${lang} ${item.id}`, () => encodeResponse(getNewsItem, item)));
    },
  );

  registerEndpoint(app, listPages, {}, ({ query: { lang } }) => {
    const { shelf } = library;
    return json(
      shelf.keep(`pages ${lang}`, () => {
        const pages = shelf.pages[lang].map(({ id, title, summary, date }) => ({
          id,
          title,
          summary,
          updated: date,
        }));
        return encodeResponse(listPages, { pages });
      }),
    );
  });

  registerEndpoint(
    app,
    getPage,
    { problems: ['content-not-found'] },
    ({ params: { id }, query: { lang } }) => {
      const { shelf } = library;
      const page = shelf.pages[lang].find((text) => text.id === id);
      if (!page) throw problem('content-not-found');
      return json(
        shelf.keep(`page ${lang} ${id}`, () => encodeResponse(getPage, presentPage(page))),
      );
    },
  );

  registerEndpoint(app, searchContent, {}, ({ query: { lang, query, limit } }) => {
    const { shelf } = library;
    return json(
      shelf.keepLately(`${lang} ${limit} ${query.toLowerCase()}`, () =>
        encodeResponse(searchContent, { found: shelf.index(lang).search(query, limit) }),
      ),
    );
  });

  registerEndpoint(
    app,
    getNewsFeed,
    { contentTypes: ['application/rss+xml'] },
    async ({ query: { lang } }) => {
      const { renderFeed } = await import('./news-feed');
      const { shelf } = library;
      const { body, etag } = shelf.keep(`feed ${lang}`, () =>
        Buffer.from(renderFeed(shelf.news[lang], { lang, edition, publicUrl: config.publicUrl })),
      );
      return new RawResponse('application/rss+xml; charset=utf-8', body, {
        etag,
        'cache-control': briefly,
      }).asRepeatable();
    },
  );

  registerEndpoint(
    app,
    getContentImage,
    { problems: ['content-not-found'], contentTypes: ['image/*'] },
    ({ params: { file } }) => {
      const image = library.shelf.images.file(file);
      if (!image) throw problem('content-not-found');
      // Widgets request this from partners' pages.
      return new RawResponse(image.type, image.body, {
        'cache-control': forEver,
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );
}
