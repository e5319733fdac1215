const MB = 1024 * 1024;
const PATIENCE_MS = 10_000;

export interface WantedFile {
  /** The name of the file in errors: 'a photograph'. */
  what: string;
  mostMb: number;
  /** The accepted content types, as a header. */
  accept: string;
}

/** Fetches a picture from a supplier's host, with limits of time and size; redirects are not followed. */
export async function fetchFile(
  url: string,
  { what, mostMb, accept }: WantedFile,
): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the host of ${what} answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // In megabytes: the log would take a number with so many digits for a document's number.
    if (bytes > mostMb * MB) throw new Error(`${what} of more than ${mostMb} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
