import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, isDebian, isExecutable, isRoot, onPath } from './machine.ts';
import { say } from '../run/say.ts';

/** WebKit's test browser is installed beside the library, in a folder named after the machine's architecture. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = isExecutable('/usr/bin/WebKitWebDriver') ? readdirSync(libraries) : [];
  return folders
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(isExecutable);
}

/** How the programs of an engine are found, each by the variable that names it to the stories. */
type Programs = Record<string, () => string | undefined>;

interface Engine {
  packages: string[];
  programs: Programs;
}

/** The engines besides Chromium: their Debian packages, and the programs that stories start, each by its variable. */
const engines: Record<string, Engine> = {
  Firefox: {
    packages: ['firefox-esr'],
    programs: { FIREFOX_PATH: () => onPath('firefox-esr') ?? onPath('firefox') },
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: () => onPath('WebKitWebDriver'),
      MINI_BROWSER_PATH: miniBrowser,
      XVFB_PATH: () => onPath('Xvfb'),
    },
  },
};

/** @returns the path of each program by its variable, or undefined where one is missing */
function look(programs: Programs): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [name, find] of Object.entries(programs)) {
    const path = process.env[name] ?? find();
    if (!path || !isExecutable(path)) return undefined;
    found[name] = path;
  }
  return found;
}

/**
 * Finds Firefox and WebKit, installing them first where that is allowed. Elsewhere their stories are skipped and counted as
 * skipped.
 * @returns the variables with the paths for the stories
 */
export async function findEngines(): Promise<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const [name, { packages, programs }] of Object.entries(engines)) {
    let found = look(programs);
    if (!found && isDebian() && isRoot) {
      for (const one of packages) await aptInstall(one);
      found = look(programs);
    }
    if (!found)
      say(`No ${name}: its stories are skipped. On Debian: apt-get install ${packages.join(' ')}.`);
    Object.assign(variables, found);
  }
  return variables;
}
