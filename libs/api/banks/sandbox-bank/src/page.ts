import type { Locale } from '@karvon/contract';
import { formatMoney } from '@karvon/platform/format-money';
import { choices, deliveries, type BankPayment, type Choice } from './bank';
import { pageStyle } from './page-style';
import { pageTexts } from './page-texts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter]!);

function frame(lang: Locale, nonce: string, content: string): string {
  const { title } = pageTexts[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – Sandbox Bank</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body><main><header><span aria-hidden="true">S</span>Sandbox Bank</header>${content}</main></body>
</html>`;
}

/** A test card; the fields have no names, so that no typed value is ever sent. */
function methodFields({ method, lang }: BankPayment): string {
  const texts = pageTexts[lang];
  if (method !== 'bank-card') return `<p class="app">${texts.app[method]}</p>`;
  const field = (label: string, value: string, wide = '') =>
    `<label${wide}>${label}<input type="text" inputmode="numeric" autocomplete="off" value="${value}"></label>`;
  return `<fieldset>${field(texts.card, '8600 0000 0000 0008', ' class="wide"')}${field(texts.expiry, '12/30')}${field(texts.code, '000')}</fieldset>`;
}

function form(payment: BankPayment): string {
  const texts = pageTexts[payment.lang];
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency }, payment.lang);
  const looks: Partial<Record<Choice, string>> = { pay: ' class="main"', cancel: ' class="quiet"' };
  const buttons = (Object.keys(choices) as Choice[]).map((choice) => {
    const label = texts.choices[choice].replace('{amount}', amount);
    return `<button name="choice" value="${choice}"${looks[choice] ?? ''}>${label}</button>`;
  });
  const ways = deliveries.map(
    (delivery) =>
      `<label><input type="radio" name="delivery" value="${delivery}"${delivery === 'once' ? ' checked' : ''}>${texts.deliveries[delivery]}</label>`,
  );
  return `<form method="post">${methodFields(payment)}${buttons.join('')}
<details><summary>${texts.advanced}</summary><div role="radiogroup" aria-label="${texts.delivery}">${ways.join('')}</div></details></form>`;
}

/** The page that a payer sees: the payment with the choices, or the result. */
export function renderPaymentPage(payment: BankPayment, merchant: string, nonce: string): string {
  const { lang, status } = payment;
  const texts = pageTexts[lang];
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency }, lang);
  const facts = [
    [texts.merchant, merchant],
    [texts.order, payment.description],
    [texts.method, texts.methods[payment.method]],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escape(value!)}</dd>`);
  const decided = status === 'succeeded' || status === 'failed';
  const rest = decided
    ? `<p>${texts.done[status]}</p><a class="button" href="${escape(payment.return_url)}">${texts.back}</a>`
    : `${status === 'processing' ? `<p>${texts.processing}</p>` : ''}${form(payment)}`;
  return frame(
    lang,
    nonce,
    `<div class="card"><h1>${texts.title}</h1><p class="amount">${amount}</p><p class="notice">${texts.notice}</p><dl>${facts.join('')}</dl>${rest}</div>`,
  );
}

export function renderNotFoundPage(lang: Locale, nonce: string): string {
  return frame(lang, nonce, `<div class="card"><h1>${pageTexts[lang].notFound}</h1></div>`);
}
