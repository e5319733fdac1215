// @ts-check
/*
 * Loaded before `npm start`, `npm run dev` and `npm test`. Not TypeScript, because it speaks where only an older Node is there, before
 * `npm install` has brought ours: npm puts that one first on PATH, and it runs TypeScript by itself.
 */
if (!process.features.typescript) {
  console.error(
    `karvon · This is Node ${process.versions.node}, and the scripts need Node 24, which comes with the libraries. Run \`npm install\` first.`,
  );
  process.exit(1);
}
