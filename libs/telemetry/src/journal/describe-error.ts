/** More of a message is never sent. */
const longest = 8_000;
const unspeakable = 'something that cannot be described';

/** An error in one line, with the first places of its stack; whatever else was thrown, as text. Never throws itself. */
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
    // Its own getters throw, or it is a proxy that has been taken back.
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
