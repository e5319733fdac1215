interface PolicyOptions {
  nonce: string;
  /** Vite's hot reloading uses a web socket and sets the nonce on its scripts and styles as well. */
  development: boolean;
  /** Hosts of maps; [] without maps. */
  mapOrigins?: readonly string[];
}

/** The address to which browsers report violations of the policy. */
export const policyReportsPath = '/policy-reports';
const reportGroup = 'policy';

/** The header that names the address for reports; send it together with `contentSecurityPolicy`. */
export const reportingEndpoints = `${reportGroup}="${policyReportsPath}"`;

/** The content security policy of one page: only scripts and styles with the nonce of this response may run. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, development, mapOrigins = [] } = options;
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('');
  const directives = [
    // Firefox applies `default-src` to prefetched pages, scripts and styles, so unused kinds are forbidden one by one instead.
    "default-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${maps}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Vite's error overlay writes HTML. The named policy allows only the address of the service worker of documents, the default
    // policy only that of the map's worker.
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types karvon-worker${maps && ' default'}`]),
    // The first header is for present browsers, the second for older ones.
    `report-to ${reportGroup}`,
    `report-uri ${policyReportsPath}`,
  ];
  return directives.join('; ');
}

/** Headers of every response, pages and files alike. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** One year; sent only over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
