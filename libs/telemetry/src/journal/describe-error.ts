/** An error in one line, with the first places of its stack; whatever else was thrown, as text. */
export function describeError(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    const stack = (error.stack ?? '').split('\n').slice(0, 8).join('\n');
    return { message: `${error.name}: ${error.message}${cause}`, stack };
  }
  return { message: typeof error === 'string' ? error : safeJson(error), stack: '' };
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
