const MAX_BYTES = 32 * 1024 * 1024;

/** The text of a response. Its size is counted unpacked, as it arrives: a small compressed response may be huge. */
export async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`an answer of more than ${MAX_BYTES} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
