import { contentSecurityPolicy, reportingEndpoints } from './security-headers.server';

test('a page runs only scripts with the nonce of its own response', () => {
  const policy = contentSecurityPolicy({ nonce: 'n1', development: false });
  expect(policy).toContain("default-src 'self'; frame-src 'none'; media-src 'none';");
  expect(policy).toContain("script-src 'nonce-n1' 'strict-dynamic';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types karvon-worker");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('report-to policy; report-uri /policy-reports');
  expect(reportingEndpoints).toBe('policy="/policy-reports"');
});

test('a page may send requests to the host of its map, and to no other', () => {
  const policy = (mapOrigins: string[]) =>
    contentSecurityPolicy({ nonce: 'n1', development: false, mapOrigins });
  expect(policy([])).toContain("connect-src 'self';");
  expect(policy(['https://tiles.example'])).toContain("connect-src 'self' https://tiles.example;");
  expect(policy(['https://tiles.example'])).toContain('trusted-types karvon-worker default;');
});
