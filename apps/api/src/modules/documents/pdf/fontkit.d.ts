/** What we use of a package that has no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
  }

  /** In units of the font. */
  interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly postscriptName: string;
    layout(text: string, features?: readonly string[]): GlyphRun;
    getGlyph(id: number, codePoints: readonly number[]): Glyph;
  }

  export function openSync(path: string): Font;
}
