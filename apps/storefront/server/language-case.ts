import { locales } from '@karvon/i18n';
import type { NextFunction, Request, Response } from 'express';

/** Somebody typed the language in capitals, or a program changed the case of a link: `/RU/myorder`. */
const capitalLanguage = new RegExp(`^/(${locales.join('|')})(?=[/?]|$)`, 'i');

/** Redirects an address with capital letters in its language to the page; the rest of the address stays. */
export function lowerLanguage(request: Request, response: Response, next: NextFunction): void {
  const address = request.originalUrl;
  const [start] = capitalLanguage.exec(address) ?? [];
  if (!start || start === start.toLowerCase()) return next();
  response.redirect(301, start.toLowerCase() + address.slice(start.length));
}
