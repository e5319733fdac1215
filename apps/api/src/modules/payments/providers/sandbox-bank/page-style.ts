/** The styles of the bank's page; they share nothing with the shop's. */
export const pageStyle = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #eef3ee; color: #16241b; font: 16px/1.5 "Noto Sans", system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 16px; }
header { display: flex; align-items: center; gap: 12px; padding: 12px 0 16px; font-weight: 700; }
header span { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 10px; background: #14603a; color: #fff; }
.card { background: #fff; border-radius: 16px; padding: 20px; box-shadow: 0 8px 24px rgb(16 48 32 / 10%); }
h1 { font-size: 18px; margin: 0 0 4px; }
.amount { font-size: clamp(22px, 7vw, 32px); line-height: 1.25; font-weight: 700; margin: 0 0 12px; white-space: nowrap; }
.notice { background: #fdf0d3; color: #6b3f00; border-radius: 10px; padding: 10px 12px; margin: 0 0 16px; font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; font-size: 14px; }
dt { color: #55645a; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; display: grid; gap: 12px; grid-template-columns: 1fr 1fr; align-items: end; }
fieldset .wide { grid-column: 1 / -1; }
label { display: block; font-size: 14px; color: #55645a; }
input[type="text"] { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid #7c8a80; border-radius: 10px; font: inherit; color: #16241b; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; margin: 0 0 8px; border: 1px solid #b9c6bd; border-radius: 12px; background: #fff; color: #16241b; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #f3f7f4; }
button.main { background: #14603a; border-color: #14603a; color: #fff; font-weight: 700; }
button.main:hover { background: #0f4a2d; }
button.quiet { border-color: transparent; color: #14603a; }
:focus-visible { outline: 3px solid #0c6f77; outline-offset: 2px; }
details { margin: 8px 0 0; font-size: 14px; }
summary { min-height: 32px; padding: 4px 0; cursor: pointer; }
details label { display: flex; gap: 8px; align-items: center; min-height: 32px; color: inherit; }
.app { margin: 0 0 16px; }
`;
