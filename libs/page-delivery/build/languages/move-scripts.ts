/** Addresses of built scripts, '/assets/home-x.js' or 'assets/home-x.js', become those of one language. */
export function moveScripts(text: string, language: string): string {
  return text.replace(/(["'`]\/?assets\/)([^"'`/]+\.js["'`])/g, `$1${language}/$2`);
}
