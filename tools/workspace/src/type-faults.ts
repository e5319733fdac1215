import ts from 'typescript';

/** The compiler's errors in these files. The rest of their project is read but not checked, which takes half the time. */
export function typeFaults(tsconfig: string, files: readonly string[]): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, host);
  if (!config) throw new Error(`${tsconfig} cannot be read.`);
  // Tables add themselves to the types of the database; nobody imports some of them.
  const declarations = config.fileNames.filter((path) => /(\.d|\/tables)\.ts$/.test(path));
  // The scripts name their files with endings, because Node runs them.
  const options = { ...config.options, allowImportingTsExtensions: true };
  const program = ts.createProgram([...files, ...declarations], options);
  return files.flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}
