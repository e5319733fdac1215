import { expectNone } from '../expect-none';
import { files, read } from '../tree';

const sheets = files.filter((path) => path.endsWith('.css'));

/** The lines of stylesheets, without comments, that match a mistake. */
function linesWith(wrong: RegExp, paths: readonly string[] = sheets): string[] {
  return paths.flatMap((path) =>
    read(path)
      .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

test('text is as large as the reader wants', () => {
  expectNone(
    linesWith(/(?:^|[\s;{])(?:font|font-size|line-height|--text-[\w-]+|--leading-[\w-]+):.*\dpx/),
    'say it in rem, or by the tokens: font-size: var(--text-sm).',
  );
});

test('layouts change where the words need it, not at a width in pixels', () => {
  expectNone(
    linesWith(/@(?:media|container)[^{]*\dpx/),
    'divide by 16 and write em, as a range: @media (width >= 48em).',
  );
});

test('colours come from the tokens: dark mode has others', () => {
  const own = /^(libs\/ui-kit\/src\/tokens\.css|apps\/widgets\/src\/frame\/shadow\.css)$/;
  // Transparent white lies over the deep background, which is dark in light mode as well.
  const colour = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\((?!255 255 255 \/)/i;
  expectNone(
    linesWith(
      colour,
      sheets.filter((path) => !own.test(path)),
    ),
    'use a custom property of libs/ui-kit/src/tokens.css, or add one there for day and night.',
  );
});
