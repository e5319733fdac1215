import { useContext, type ContextType } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { useDocumentFacts } from './document-context';
import { startAfterPaint, type StartFiles } from './start-after-paint';

/** The router's state as the server had it; later parts of it are written into the stream by the router itself. */
const handOver = (state: string) =>
  `window.__reactRouterContext=${state};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** Without this the router writes no later data into the stream. */
function sayStarted({ renderMeta }: Framework): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}

/** What React Router's own `Scripts` writes, but for the time at which the files are asked for. */
function useStart(): string[] {
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  // The browser takes over what stands there.
  if (!import.meta.env.SSR || !framework?.serverHandoffString) return ['', ''];
  const { manifest, serverHandoffString } = framework;
  sayStarted(framework);
  const routes = matches.map(({ id }) => manifest.routes[id]!);
  const imports = [manifest.entry, ...routes].flatMap((route) => route.imports ?? []);
  const files: StartFiles = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    imports: [...new Set(imports)],
  };
  return [handOver(serverHandoffString), startAfterPaint(files)];
}

/** Hands the router its state, then starts the page. */
export function StartScripts() {
  const { nonce } = useDocumentFacts();
  return useStart().map((text, index) => (
    <script
      key={index}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ));
}
