interface PolicyOptions {
  nonce: string;
  /** Vite's hot reloading talks over a web socket and marks its scripts and styles with the nonce as well. */
  development: boolean;
  /** Hosts of streets under hotels; [] where there are none. */
  mapOrigins?: readonly string[];
}

/** The address where browsers report violations of the policy. */
export const policyReportsPath = '/policy-reports';
const reportGroup = 'policy';

/** The header with the address for reports; send it together with `contentSecurityPolicy`. */
export const reportingEndpoints = `${reportGroup}="${policyReportsPath}"`;

/** The content security policy of one page: only scripts and styles that this answer named may run. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, development, mapOrigins = [] } = options;
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('');
  const directives = [
    // Firefox counts prefetched pages, scripts and styles to `default-src`: the kinds that nothing needs are named instead.
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
    // Vite's error overlay writes HTML. The one policy vouches for the address of the worker of documents and for nothing else, the
    // default one for the address of the worker of maps.
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types karvon-worker${maps && ' default'}`]),
    // The first is for present browsers, the second for older ones.
    `report-to ${reportGroup}`,
    `report-uri ${policyReportsPath}`,
  ];
  return directives.join('; ');
}

/** Headers of every answer, pages and files alike. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** One year; sent only where the visitor came by https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
