import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { sampleLetters } from './samples';
import { lettersPage } from './table';

const folder = 'dist/letters';

/** `npm run letters`: writes docs/letters.md, and each e-mail in both languages into dist/letters. */
writeFileSync('docs/letters.md', lettersPage());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const lang of ['ru', 'uz'] as const)
  for (const { name, html } of sampleLetters(lang))
    writeFileSync(`${folder}/${name}.${lang}.html`, html);
