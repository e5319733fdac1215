import { redact } from '@karvon/redact';
import { pino, type DestinationStream, type Logger } from 'pino';

interface PlainError {
  type: string;
  message: string;
  stack: string | undefined;
  code: unknown;
  cause: PlainError | undefined;
}

/** Only what we name: database errors carry the refused row in `detail`, others their whole request. */
function plainError(error: unknown, depth = 0): PlainError {
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return {
    type: name,
    message: redact(message ?? String(error)),
    stack: stack && redact(stack),
    code,
    cause: cause && depth < 3 ? plainError(cause, depth + 1) : undefined,
  };
}

const secret = [
  'authorization',
  'cookie',
  'orderToken',
  'accessToken',
  'phone',
  'mobilePhone',
  'homePhone',
  'email',
  'identifier',
  'password',
  'pin',
  'jwt',
];
const personal = [
  'document',
  'birthDate',
  'surname',
  'name',
  'patronymic',
  'bonusCard',
  'passengers',
  'booker',
];

/** JSON lines without persons: request bodies are never logged, and the named fields never leave by accident. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => plainError(error) },
    redact: [...secret, ...personal].flatMap((key) => [key, `*.${key}`]),
  };
  return destination ? pino(options, destination) : pino(options);
}
