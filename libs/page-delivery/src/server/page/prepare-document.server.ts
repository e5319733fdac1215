import { PassThrough } from 'node:stream';
import type { EntryContext } from 'react-router';
import type { Locale } from '@karvon/contract';
import type { StartScripts } from '../../start/document-scripts';
import { onlyMatched, scriptsOf } from './built-files.server';
import { readLoaderData } from './loader-data.server';
import { PageWriter } from './page-writer.server';
import { startScripts } from './start-scripts.server';
import type { WrittenPage } from './written-page.server';
import { readStyles, StyleShelf } from './written-styles.server';

/** Addresses of the styles of a page's routes. */
function stylesOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  );
  // The router marks some addresses with '#', for its own use.
  return routes.map((css) => css.replace(/#$/, ''));
}

/** The data of loaders is inlined in the page when it is complete; else the router streams it. */
async function withLoaderData(router: EntryContext) {
  if (import.meta.env.PLAIN_DELIVERY || !router.serverHandoffStream)
    return { router, data: undefined };
  const { text, stream } = await readLoaderData(router.serverHandoffStream);
  return { router: { ...router, serverHandoffStream: stream } as EntryContext, data: text };
}

interface Written {
  nonce: string;
  /** Called once, when the first part of the page is ready. */
  onPage: (page: WrittenPage) => void;
  /** Called when React fails before that. */
  onLost: (error: Error) => void;
}

/** A page as React streams it. */
function streamOf({ onPage }: Written): NodeJS.WritableStream {
  const stream = new PassThrough();
  onPage({ stream });
  return stream;
}

/** A document before React renders it. */
export interface PreparedDocument {
  /** For `<ServerRouter>`. */
  context: EntryContext;
  /** For `<DocumentScripts>`. */
  scripts: StartScripts | undefined;
  /** The stream that React writes the page to. */
  writer: (page: Written) => NodeJS.WritableStream;
}

/** Reads the styles of the build once; the result prepares the document of one page in one language. */
export function createDocuments() {
  const shelf = import.meta.env.PLAIN_DELIVERY ? undefined : new StyleShelf(readStyles());
  return async (entry: EntryContext, locale: Locale): Promise<PreparedDocument> => {
    const { router, data } = await withLoaderData(entry);
    const manifest = onlyMatched(scriptsOf(locale, router.manifest), router);
    const context = { ...router, manifest };
    const routes = stylesOf(router);
    return {
      context,
      scripts: shelf && startScripts(context, { data, fonts: shelf.letters(locale) }),
      writer: (page) => (shelf ? new PageWriter({ ...page, shelf, routes }) : streamOf(page)),
    };
  };
}
