/** Characters that a terminal obeys or does not show: control characters, writing directions, zero-width characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One line that a terminal shows literally: invisible characters become visible. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '\ufffd');

/** A visitor's text as plain lines. The lines of a stack, which is shown line by line, stay. */
function plainValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return key === 'stack' ? value.split('\n').map(plain).join('\n') : plain(value);
}

/**
 * The API's JSON for operators: visitors' texts can neither move the cursor, nor colour or reverse the text beside them, nor look
 * like lines of ours.
 */
export async function withPlainTexts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  return Response.json(JSON.parse(await response.text(), plainValue));
}

/** JSON for programs, without loss: characters that a terminal obeys or does not show are escaped. */
export const escaped = (json: string) =>
  json.replaceAll(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
