import { createRequire } from 'node:module';
import { openSync, type Font, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);

/** Most words of papers are ours and come again; names make the cache full in the end, and then it begins anew. */
const maxWords = 5_000;

/**
 * A font with glyphs of its own. fontkit keeps with each glyph the letter it was first used for, and Cyrillic Т and Latin T share a
 * glyph: glyphs that two documents share would bring letters of one into the text that is copied from the other or read aloud.
 */
const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } }) as Font;

/** Lays words out for all documents: to place the letters of a word takes fontkit longer than all the rest of a receipt. */
function createWordLayouts(font: Font): (word: string) => GlyphRun {
  const runs = new Map<string, GlyphRun>();
  return (word) => {
    const known = runs.get(word);
    if (known) return known;
    if (runs.size >= maxWords) runs.clear();
    const run = withOwnGlyphs(font).layout(word);
    runs.set(word, run);
    return run;
  };
}

function open(file: string): () => Font {
  const parsed = openSync(require.resolve(`@expo-google-fonts/noto-sans/${file}`));
  const layoutOf = createWordLayouts(parsed);
  return () => {
    const font = withOwnGlyphs(parsed);
    const layout = (word: string, features?: readonly string[]): GlyphRun => {
      if (features) return parsed.layout.call(font, word, features);
      const run = layoutOf(word);
      // PDFKit scales positions where they are.
      const positions = run.positions.map((position) => ({ ...position }));
      return {
        glyphs: run.glyphs.map(({ id, codePoints }) => font.getGlyph(id, codePoints)),
        positions,
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        },
      };
    };
    return Object.defineProperty(font, 'layout', { value: layout });
  };
}

/** Makes a font for one document. Its tables are parsed once per process. */
export const fonts = {
  regular: open('400Regular/NotoSans_400Regular.ttf'),
  bold: open('700Bold/NotoSans_700Bold.ttf'),
};
