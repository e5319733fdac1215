import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The path of the page; its script is below it. */
export const referencePath = '/reference';

/**
 * The page that shows /v1/openapi.json and tries its calls. Its viewer is five megabytes of script, so it is loaded only where
 * the page is on. All its files come from this server, and the page's own policy allows requests to no other.
 */
export async function registerReferencePage(app: FastifyInstance): Promise<void> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  // One nonce for the life of the process is enough: the page contains nothing that a visitor has written.
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The viewer writes styles into elements, which a nonce would forbid.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  await app.register(reference, {
    routePrefix: referencePath,
    hooks: {
      onRequest(_request, reply, done) {
        void reply.header('content-security-policy', policy);
        done();
      },
    },
    configuration: {
      url: '/v1/openapi.json',
      pageTitle: 'Karvon API',
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
}
