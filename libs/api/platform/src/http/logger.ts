import { redact } from '@karvon/redact';
import { pino, type DestinationStream, type Logger } from 'pino';

interface PlainError {
  type: string;
  message: string;
  stack: string | undefined;
  code: unknown;
  cause: PlainError | undefined;
}

/** Only the fields we name: database errors have the refused row in `detail`, other errors have their whole request. */
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

/** A log of JSON lines without personal data: request bodies are never logged, and the named fields are removed. */
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
