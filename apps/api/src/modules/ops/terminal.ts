import type { Problem } from '@karvon/contract';
import { UsageError, type Send } from './command';
import { commands, usage } from './commands';
import { operatorTokenHeader } from './operator-header';
import { escaped, withPlainTexts } from './plain-texts';

export interface Terminal {
  /** The API's address: 'http://127.0.0.1:4300' */
  base: string;
  operatorToken: string;
}

/** Operators cannot read a regular expression. */
const inWords = (message: string) =>
  message.includes('must match pattern') ? 'not in its form' : message;

/** The API's refusal in sentences: the wrong fields, or else the problem's own text. */
function sentencesOf(status: number, problem: Problem | undefined): string {
  if (!problem) return `The API answered ${status}.`;
  if (problem.code === 'route-not-found')
    return 'The API does not know this operator, or the operator may not do this: OPERATOR_TOKEN or DATA_DIR differs.';
  if (problem.code === 'content-not-found') return 'Nothing is stored under this id.';
  if (problem.code !== 'validation-failed')
    return `The API answered: ${problem.title} (${problem.code}).`;
  const issues = problem.issues.map(
    ({ path, message }) => `${path || 'request'}: ${inWords(message)}`,
  );
  return `The API does not accept this. ${issues.join('. ')}.`;
}

function parsed(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

function requestAt({ base, operatorToken }: Terminal, json: boolean): Send {
  return async (path, method = 'GET', body = undefined) => {
    const headers = {
      [operatorTokenHeader]: operatorToken,
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${base}/v1/ops/${path}`, sent).catch(() => {
      throw new Error(`No API at ${base}: is it running? (API_PORT, API_URL)`);
    });
    if (response.ok) return json ? response : withPlainTexts(response);
    const text = await response.text();
    const problem = parsed(text);
    const said = json ? text : sentencesOf(response.status, problem);
    // An argument that the API refuses makes the command line wrong.
    throw problem?.code === 'validation-failed' ? new UsageError(said) : new Error(said);
  };
}

/**
 * The operator's terminal: calls the running API with the operator's token.
 * @param line the words of the command line; `--json` among them prints the API's response, for programs
 * @returns the text to print
 * @throws UsageError for a wrong command line; Error when the API refuses, or the named thing does not exist
 */
export async function operate(line: string[], connect: () => Terminal): Promise<string> {
  const json = line.includes('--json');
  const [name, ...words] = line.filter((word) => word !== '--json');
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${usage}`);
  const option = words.find((word) => word.startsWith('--'));
  if (option) throw new UsageError(`There is no option "${option}", only --json.`);
  const { needs, more = 0 } = command;
  const extra = words[needs.length + more];
  if (extra !== undefined) throw new UsageError(`"${name}" takes no "${extra}".`);
  const missing = needs.slice(words.length);
  if (missing.length > 0)
    throw new UsageError(`Which one? npm run ops -- ${name} <${needs.join('> <')}>`);
  const made = await command.run(requestAt(connect(), json), words.map(encodeURIComponent));
  const text = json ? escaped(JSON.stringify(made.response, null, 2)) : made.text;
  if (made.missing) throw new Error(text);
  return text;
}
