import { around, scripts } from './hostile-texts.json';

/** 200 texts that would run a script wherever they are treated as anything but text. */
export const hostileTexts: readonly string[] = around.flatMap((place) =>
  scripts.map((script) => place.replaceAll('RUN', () => script)),
);
