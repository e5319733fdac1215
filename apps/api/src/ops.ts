import { readOperatorConfig } from '@karvon/platform/config';
import { operate, UsageError } from './modules/ops/port';
import { readOperatorToken } from '@karvon/platform/keys/token-secret';

const connect = () => {
  const config = readOperatorConfig(process.env);
  const base = process.env.API_URL || `http://${config.host}:${config.port}`;
  return { base, operatorToken: readOperatorToken(config) };
};

operate(process.argv.slice(2), connect).then(
  (text) => console.info(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
