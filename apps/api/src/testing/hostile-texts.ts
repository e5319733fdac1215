import { around, scripts } from './hostile-texts.json';

/** 200 texts that would run a script where they are taken for anything but text. */
export const hostileTexts: readonly string[] = around.flatMap((place) =>
  scripts.map((script) => place.replaceAll('RUN', () => script)),
);
