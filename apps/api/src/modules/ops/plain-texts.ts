/** What a terminal obeys or does not show: control characters, directions of writing, signs without a width. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One line that a terminal shows as it is: a sign that would not be seen is. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '\ufffd');

/** Whatever visitors wrote, as plain lines. Of a stack, which is shown line by line, the lines stay. */
function plainValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return key === 'stack' ? value.split('\n').map(plain).join('\n') : plain(value);
}

/**
 * The API's JSON for the eyes of an operator: visitors' texts can neither move the cursor, nor colour or turn what stands beside
 * them, nor look like lines of ours.
 */
export async function withPlainTexts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  return Response.json(JSON.parse(await response.text(), plainValue));
}

/** JSON for programs, in which nothing is lost: what a terminal would obey or not show is written in escapes. */
export const escaped = (json: string) =>
  json.replaceAll(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
