/** The styles of the bank's page, light or dark like the visitor's system; separate from the shop's. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #eef3ee; --card: #fff; --text: #16241b; --muted: #55645a; --line: #b9c6bd; --field: #7c8a80;
  --main: #14603a; --main-over: #0f4a2d; --on-main: #fff; --quiet: #14603a; --over: #f3f7f4;
  --notice: #fdf0d3; --on-notice: #6b3f00; --focus: #0c6f77; --shade: rgb(16 48 32 / 10%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1510; --card: #18231c; --text: #e8f0ea; --muted: #a3b3a8; --line: #3b4d42; --field: #7f9186;
    --main: #7fd6a3; --main-over: #9be3b8; --on-main: #06210f; --quiet: #7fd6a3; --over: #213027;
    --notice: #3a2b0c; --on-notice: #ffd58a; --focus: #6fd3dc; --shade: rgb(0 0 0 / 50%);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--text); font: 1rem/1.5 "Noto Sans", system-ui, sans-serif; }
main { max-width: 27.5rem; margin: 0 auto; padding: 16px; }
header { display: flex; align-items: center; gap: 12px; padding: 12px 0 16px; font-weight: 700; }
header span { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 10px; background: var(--main); color: var(--on-main); }
.card { background: var(--card); border-radius: 16px; padding: 20px; box-shadow: 0 8px 24px var(--shade); }
h1 { font-size: 1.125rem; margin: 0 0 4px; }
.amount { font-size: min(clamp(1.375rem, 7vw, 2rem), 7.5vw); line-height: 1.25; font-weight: 700; margin: 0 0 12px; }
.notice { background: var(--notice); color: var(--on-notice); border-radius: 10px; padding: 10px 12px; margin: 0 0 16px; font-size: 0.875rem; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; font-size: 0.875rem; }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: end; }
fieldset .wide { grid-column: 1 / -1; }
label { display: block; font-size: 0.875rem; color: var(--muted); }
input[type="text"] { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 10px; background: var(--card); font: inherit; color: var(--text); }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; margin: 0 0 8px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--text); font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--over); }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); font-weight: 700; }
button.main:hover { background: var(--main-over); }
button.quiet { border-color: transparent; color: var(--quiet); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
details { margin: 8px 0 0; font-size: 0.875rem; }
summary { min-height: 32px; padding: 4px 0; cursor: pointer; }
details label { display: flex; gap: 8px; align-items: center; min-height: 32px; color: inherit; }
.app { margin: 0 0 16px; }
@media (width < 20em) {
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { margin: 0 0 8px; text-align: left; }
  button { font-size: min(1rem, 6.8vw); }
}
`;
