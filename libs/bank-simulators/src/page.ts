import { faults, payerChoices, type Fault, type PayerChoice } from './faults';

export type PageLang = 'ru' | 'uz';

interface PageTexts {
  title: string;
  notice: string;
  choices: Record<PayerChoice, string>;
  faults: string;
  faultNames: Record<Fault, string>;
  over: string;
  back: string;
}

const texts: Record<PageLang, PageTexts> = {
  ru: {
    title: 'Оплата',
    notice: 'Имитация банка: деньги не списываются.',
    choices: {
      pay: 'Оплатить',
      decline: 'Оплатить картой, которую банк отклонит',
      cancel: 'Отменить платёж',
      leave: 'Вернуться в магазин, не решив',
    },
    faults: 'Что пойдёт не так',
    faultNames: {
      none: 'Ничего',
      duplicate: 'Каждое сообщение придёт дважды',
      late: 'Сообщение придёт позже',
      'out-of-order': 'Сообщения перепутаются',
      never: 'Сообщение не придёт',
      'wrong-signature': 'Неверная подпись',
      'wrong-amount': 'Неверная сумма',
      'timeout-after-commit': 'Ответ магазина потеряется',
    },
    over: 'Этот платёж завершён.',
    back: 'Вернуться в магазин',
  },
  uz: {
    title: 'Toʻlov',
    notice: 'Bank taqlidi: pul yechilmaydi.',
    choices: {
      pay: 'Toʻlash',
      decline: 'Bank rad etadigan karta bilan toʻlash',
      cancel: 'Toʻlovni bekor qilish',
      leave: 'Hal qilmasdan doʻkonga qaytish',
    },
    faults: 'Nima notoʻgʻri ketadi',
    faultNames: {
      none: 'Hech narsa',
      duplicate: 'Har bir xabar ikki marta keladi',
      late: 'Xabar keyinroq keladi',
      'out-of-order': 'Xabarlar tartibi buziladi',
      never: 'Xabar kelmaydi',
      'wrong-signature': 'Imzo notoʻgʻri',
      'wrong-amount': 'Summa notoʻgʻri',
      'timeout-after-commit': 'Doʻkon javobi yoʻqoladi',
    },
    over: 'Bu toʻlov yakunlangan.',
    back: 'Doʻkonga qaytish',
  },
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter]!);

/** Light or dark like the payer's system, and scaled with the payer's text size. */
const style = `
:root {
  color-scheme: light dark;
  --ground: #f1f3f6; --card: #fff; --text: #1a2230; --line: #8a93a3;
  --main: #1c4f9c; --on-main: #fff; --focus: #b65c00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10141b; --card: #1b222d; --text: #e7ebf2; --line: #7d8899;
    --main: #9cc1ff; --on-main: #0b1d3a; --focus: #ffb366;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 "Noto Sans", system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 16px; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 20px; border-radius: 16px; background: var(--card); }
h1 { margin: 8px 0 16px; font-size: 1.125rem; }
p { margin: 0; }
.amount { font-size: clamp(1.25rem, 7vw, 1.75rem); line-height: 1.25; font-weight: 700; overflow-wrap: anywhere; }
button, select, .back { display: block; width: 100%; min-height: 3rem; padding: 10px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: inherit; font: inherit; text-align: center; text-decoration: none; }
select { margin-block-start: 4px; text-align: start; }
button[value="pay"] { border-color: var(--main); background: var(--main); color: var(--on-main); font-weight: 700; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }`;

export interface PageFacts {
  bank: string;
  lang: PageLang;
  /** '1250000.00 UZS' */
  amount: string;
  /** Empty: the payer returns by himself, from the bank's app to the page with the QR code. */
  returnUrl: string;
  /** True when the payment is paid or cancelled. */
  over: boolean;
}

/** A bank's page without scripts: the amount, the choices of the payer, and the faults. */
export function renderPage({ bank, lang, amount, returnUrl, over }: PageFacts): string {
  const words = texts[lang];
  const buttons = payerChoices.map(
    (choice) => `<button name="choice" value="${choice}">${words.choices[choice]}</button>`,
  );
  const options = faults.map(
    (fault) => `<option value="${fault}">${words.faultNames[fault]}</option>`,
  );
  const form = `${buttons.join('')}<label>${words.faults}<select name="fault">${options.join('')}</select></label>`;
  const back = returnUrl ? `<a class="back" href="${escape(returnUrl)}">${words.back}</a>` : '';
  const ended = `<p>${words.over}</p>${back}`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}: ${bank}</title><style>${style}</style></head>
<body><main><h1>${bank}. ${words.title}</h1><form method="post"><p class="amount">${escape(amount.replace(/\B(?=(?:\d{3})+\.)/g, '\u00a0'))}</p><p>${words.notice}</p>${over ? ended : form}</form></main></body></html>`;
}

/** The choice of the clicked button. @throws RangeError for a choice that the page does not offer */
export function readChoice(body: string): { choice: PayerChoice; fault: Fault } {
  const form = new URLSearchParams(body);
  const choice = payerChoices.find((one) => one === form.get('choice'));
  const fault = faults.find((one) => one === (form.get('fault') ?? 'none'));
  if (!choice || !fault) throw new RangeError('No such choice');
  return { choice, fault };
}
