import { findCarrier } from '@karvon/sandbox-world';

const path = /^\/img\/airlines\/full-color-logo\/([A-Z0-9]{2})\.svg$/;

/** The path of an airline's logo; charter airlines have none. */
export const logoPath = (code: string): string | null =>
  findCarrier(code)?.kind === 'charter' ? null : `/img/airlines/full-color-logo/${code}.svg`;

/** A roundel in invented colours: nobody's trademark. */
export function logoAt(requested: string): string | null {
  const code = path.exec(requested)?.[1];
  if (!code || logoPath(code) === null) return null;
  const hue = [...code].reduce((sum, char) => sum * 7 + char.charCodeAt(0), 0) % 360;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">',
    `<defs><linearGradient id="a"><stop offset="0" stop-color="hsl(${hue},70%,35%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 40) % 360},80%,50%)"/></linearGradient></defs>`,
    '<circle cx="32" cy="32" r="30" style="fill:url(#a)"/>',
    '<path id="b" d="M10 38 54 22 40 44Z" fill="#fff"/><use xlink:href="#b" y="-8" opacity=".5"/></svg>',
  ].join('');
}
