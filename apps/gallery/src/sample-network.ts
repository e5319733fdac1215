import { getResponse, type HttpHandler } from 'msw';

/** Stands in for flags and photographs, whose servers are not running. */
const grey = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#c3cbd9"/></svg>`;
const picture = URL.createObjectURL(new Blob([grey], { type: 'image/svg+xml' }));

/** Every call of this page gets its response from a state's handlers; no call leaves the browser. */
export function respondWith(handlers: readonly HttpHandler[]): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse([...handlers], request);
    if (response) return response;
    const { pathname } = new URL(request.url);
    console.error(`The state has no response for ${request.method} ${pathname}`);
    throw new TypeError('Failed to fetch');
  };
}

/** Shows a plain picture in place of each one that did not load. */
export function replaceMissingPictures(): void {
  const replace = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src !== picture) target.src = picture;
  };
  document.addEventListener('error', replace, { capture: true });
}
