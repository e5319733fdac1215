const MOST_MB = 12;
const MB = 1024 * 1024;
const PATIENCE_MS = 10_000;

/** Fetches a photograph from a supplier's host, with limits of time and size; redirects are not followed. */
export async function fetchPhoto(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'image/jpeg,image/png,image/webp' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the host of a photograph answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // In megabytes: the log would take so many digits for somebody's document.
    if (bytes > MOST_MB * MB) throw new Error(`a photograph of more than ${MOST_MB} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
