import { flagCell, flagSheetSize, flagsVersion } from '@karvon/paths';
import * as pictures from 'country-flag-icons/string/3x2';
import express, { type RequestHandler } from 'express';

const flagOf = new Map(
  Object.entries<string>(pictures).filter(([code]) => /^[A-Z]{2}$/.test(code)),
);

/** All flags in one picture; the two letters of a country give the cell of its flag. */
function sheet(): string {
  const { width, height } = flagSheetSize;
  const cells = [...flagOf].map(([code, picture]) => {
    const { x, y } = flagCell(code);
    return picture.replace('<svg ', `<svg x="${x}" y="${y}" width="3" height="2" `);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
}

/** Serves our own pictures of flags, so that no foreign host learns which country a visitor looks at. */
export function flags(): RequestHandler {
  const router = express.Router();
  let all: string | undefined;
  router.get('/flags/:version/:name.svg', ({ params: { version, name } }, response) => {
    const picture =
      version !== flagsVersion ? undefined : name === 'all' ? (all ??= sheet()) : flagOf.get(name);
    if (picture === undefined) {
      response.sendStatus(404);
      return;
    }
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    // Widgets show flags on partners' pages.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.type('svg').send(picture);
  });
  return router;
}
