// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the module has no types of its own
/// <reference path="./fontkit.d.ts" />
import { createRequire } from 'node:module';
import { openSync, type Font, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);

/** Most words of papers are ours and come again; names make the cache full in the end, and then it begins anew. */
const maxWords = 5_000;

/**
 * A word as PDFKit needs it. fontkit keeps with each glyph the letter it was first used for, and Cyrillic Т and Latin T share a
 * glyph: so each word is laid out with glyphs of its own, or letters of one paper came into the text that is copied from another.
 */
function layOut(font: Font, word: string): GlyphRun {
  const fresh = Object.create(font, { _glyphs: { value: {} } }) as Font;
  const { glyphs, positions } = fresh.layout(word);
  return {
    // fontkit reads the width from the file whenever it is asked for.
    glyphs: glyphs.map(({ id, codePoints, advanceWidth }) => ({ id, codePoints, advanceWidth })),
    positions,
  };
}

/**
 * A font for all documents. Its tables are parsed and its words laid out once per process: to place the letters of a word takes
 * fontkit longer than all the rest of a receipt.
 */
function open(file: string): Font {
  const parsed = openSync(require.resolve(`@expo-google-fonts/noto-sans/${file}`));
  const runs = new Map<string, GlyphRun>();
  const layout = (word: string) => {
    let run = runs.get(word);
    if (!run) {
      if (runs.size >= maxWords) runs.clear();
      run = layOut(parsed, word);
      runs.set(word, run);
    }
    // PDFKit scales positions where they are, and asks for the width after that.
    const positions = run.positions.map((position) => ({ ...position }));
    return {
      glyphs: run.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(parsed, { layout: { value: layout } }) as Font;
}

export const fonts = {
  regular: open('400Regular/NotoSans_400Regular.ttf'),
  bold: open('700Bold/NotoSans_700Bold.ttf'),
};
