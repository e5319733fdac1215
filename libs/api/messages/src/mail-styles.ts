const font = 'font-family:Arial,Helvetica,sans-serif';
const side = 24;

/** Styles on elements: Gmail's app drops a page's own, and Outlook knows little else. Colours are those of the shop by day. */
export const style = {
  ground: `margin:0;padding:0;background-color:#fcfaf6;-webkit-text-size-adjust:100%`,
  // The preview that an inbox shows beside the subject.
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  around: 'padding:16px 8px',
  sheet: 'max-width:600px;background-color:#ffffff;border-radius:12px',
  brand: `padding:20px ${side}px 0;${font};font-size:18px;font-weight:bold;color:#213fa3`,
  title: `margin:0;${font};font-size:22px;line-height:28px;font-weight:bold`,
  row: `padding:16px ${side}px 0;${font};font-size:16px;line-height:24px;color:#1a2233;word-break:break-word`,
  text: 'margin:0',
  panel: `padding:12px 16px;border-radius:8px;background-color:#f6f2ea;${font};font-size:16px;line-height:24px`,
  link: 'color:#213fa3;text-decoration:underline',
  button: 'border-radius:8px;background-color:#213fa3',
  buttonLink: `display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:bold;color:#ffffff;text-decoration:none`,
  closing: `padding:24px ${side}px;${font};font-size:14px;line-height:20px;color:#525b6e`,
} as const;

/** The same by night, for the programs that read styles of a page. */
export const mailStyles =
  ':root{color-scheme:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.ground{background-color:#0b101d!important}' +
  '.sheet{background-color:#1a2238!important}' +
  '.sheet td,.sheet h1{color:#e9ecf4!important}' +
  '.sheet .brand,.sheet .link{color:#9db1ff!important}' +
  '.sheet .panel{background-color:#131a2c!important}' +
  '.sheet .button{background-color:#9db1ff!important}' +
  '.sheet .button a{color:#0c1330!important}' +
  '.sheet .closing{color:#a6b0c6!important}}';

/** Outlook for Windows knows no greatest width. */
export const outlookWidth = {
  before: '<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->',
  after: '<!--[if mso]></td></tr></table><![endif]-->',
};
