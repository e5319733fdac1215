/** The maximum length of a message; the rest is cut off. */
const longest = 8_000;
const unspeakable = 'something that cannot be described';

/** An error on one line with the top of its stack; any other thrown value as text. Never throws. */
export function describeError(error: unknown): { message: string; stack: string } {
  try {
    if (!(error instanceof Error)) return { message: plainText(error), stack: '' };
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    const stack = String(error.stack ?? '').slice(0, longest);
    return {
      message: `${error.name}: ${error.message}${cause}`.slice(0, longest),
      stack: stack.split('\n').slice(0, 8).join('\n'),
    };
  } catch {
    // The value's getters throw, or it is a revoked proxy.
    return { message: unspeakable, stack: '' };
  }
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, longest);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, longest);
  } catch {
    return String(value).slice(0, longest);
  }
}
