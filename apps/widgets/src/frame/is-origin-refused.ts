/**
 * Whether the storefront works but does not allow this page. It allows its own pages and those of WIDGET_ORIGINS; for
 * other pages the browser blocks the response.
 */
export async function isOriginRefused(storefront: string): Promise<boolean> {
  if (storefront === location.origin) return false;
  const address = `${storefront}/api/v1/news?lang=ru&limit=1`;
  const comes = (init?: RequestInit) =>
    fetch(address, init).then(
      () => true,
      () => false,
    );
  return !(await comes()) && (await comes({ mode: 'no-cors' }));
}
