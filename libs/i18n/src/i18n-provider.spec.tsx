import { render, screen } from '@testing-library/react';
import { FormattedMessage, I18nProvider, defineMessages, useIntl } from './index';

const nights = '{count, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}';
const messages = defineMessages({
  nights: { id: 'spec.nights', defaultMessage: nights, description: 'x' },
  absent: { id: 'spec.absent', defaultMessage: 'Нет', description: 'x' },
  today: { id: 'spec.today', defaultMessage: '{day, date}', description: 'x' },
});
const texts = {
  ru: { 'spec.nights': nights, 'spec.today': '{day, date}' },
  uz: { 'spec.nights': '{count, plural, other {# kecha}}', 'spec.today': '{day, date}' },
};

function show(locale: 'ru' | 'uz', page: React.ReactNode) {
  return render(
    <I18nProvider locale={locale} messages={texts[locale]}>
      {page}
    </I18nProvider>,
  );
}

function BroughtTexts({ children }: { children: React.ReactNode }) {
  return <I18nProvider locale="uz">{children}</I18nProvider>;
}

test.each([
  ['ru', 1_002, '1\u00A0002 ночи'],
  ['uz', 1_002, '1\u00A0002 kecha'],
] as const)('numbers inside messages of %s use our own formatter', (locale, count, text) => {
  // Imitates Chromium, which claims to support Uzbek but formats in English.
  const { NumberFormat } = Intl;
  Intl.NumberFormat = class extends NumberFormat {
    override format = () => '1,002';
  } as unknown as typeof NumberFormat;
  show(locale, <FormattedMessage {...messages.nights} values={{ count }} />);
  expect(document.body.textContent).toBe(text);
  Intl.NumberFormat = NumberFormat;
});

test('rendering with another language changes the text', () => {
  const page = <FormattedMessage {...messages.nights} values={{ count: 5 }} />;
  const { rerender } = show('ru', page);
  rerender(
    <I18nProvider locale="uz" messages={texts.uz}>
      {page}
    </I18nProvider>,
  );
  expect(screen.getByText('5 kecha')).toBeVisible();
});

test('without a catalogue, messages use their own texts', () => {
  const parts = ['Bir ', { type: 1, value: 'n' }] as never;
  const own = defineMessages({
    a: { defaultMessage: 'Oʻz {matni}' },
    b: { defaultMessage: parts },
  });
  const { rerender } = render(<FormattedMessage {...own.a} />, { wrapper: BroughtTexts });
  expect(document.body.textContent).toBe('Oʻz {matni}');
  rerender(<FormattedMessage {...own.b} values={{ n: 2 }} />);
  expect(document.body.textContent).toBe('Bir 2');
});

describe('a message without a usable text', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.NODE_ENV = 'test';
  });

  test('fails in tests and development', () => {
    expect(() => show('uz', <FormattedMessage {...messages.absent} />)).toThrow(
      /"spec.absent" for locale "uz"\. Texts are in libs\/i18n\/catalogues/,
    );
  });

  test('is shown in Russian in production', () => {
    process.env.NODE_ENV = 'production';
    show('uz', <FormattedMessage {...messages.absent} />);
    expect(screen.getByText('Нет')).toBeVisible();
  });

  test('includes one that formats a date itself', () => {
    function Today() {
      return <p>{useIntl().formatMessage(messages.today, { day: new Date(0) })}</p>;
    }
    expect(() => show('uz', <Today />)).toThrow('Error formatting message: "spec.today"');
  });
});
