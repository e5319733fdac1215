import type { FiscalFact } from './fact';

const seen = '2026-11-29';
const values = 'yookassa.ru/developers/54fz/parameters-values';
const ofVat = 'it-vector.group/news/fns-razyasnila-pravila-perekhoda-na-stavku-nds-22-s-2026-goda';

/** A rate of VAT as YooKassa numbers it. */
export interface VatFact extends FiscalFact<number> {
  /** The code for a payment before the delivery: the calculated rate of this rate. */
  prepaid: number;
}

const vat = (value: number, prepaid: number, meaning: string): VatFact => ({
  ...{ value, prepaid, meaning, source: values, seen },
  ask: 'accountant',
});

/** `vat_code`, 54-FZ 1199. */
export const vatCodes: readonly VatFact[] = [
  vat(1, 1, 'no VAT'),
  vat(2, 2, '0%'),
  vat(3, 5, '10%'),
  { ...vat(4, 6, '20%: 22% since 2026, law 425-FZ'), source: ofVat, until: '2025-12-31' },
  vat(5, 5, '10/110, of a prepayment'),
  { ...vat(6, 6, '20/120: 22/122 since 2026, law 425-FZ'), source: ofVat, until: '2025-12-31' },
  vat(7, 9, '5%, of the simplified system'),
  vat(8, 10, '7%, of the simplified system'),
  vat(9, 9, '5/105, of a prepayment'),
  vat(10, 10, '7/107, of a prepayment'),
  vat(11, 12, '22%'),
  vat(12, 12, '22/122, of a prepayment'),
];

/** `tax_system_code`, 54-FZ 1055. */
export const taxSystems: readonly FiscalFact<number>[] = [
  { value: 1, meaning: 'general', source: values, seen, ask: 'accountant' },
  { value: 2, meaning: 'simplified, of income', source: values, seen, ask: 'accountant' },
  {
    ...{ value: 3, meaning: 'simplified, of income less costs', source: values, seen },
    ask: 'accountant',
  },
  {
    ...{ value: 4, meaning: 'single tax on imputed income', seen, until: '2020-12-31' },
    source: 'intelfinance.ru/zayavlenie-envd-2-zayavlenie-na-envd.html',
  },
  { value: 5, meaning: 'single agricultural tax', source: values, seen, ask: 'accountant' },
  { value: 6, meaning: 'patent', source: values, seen, ask: 'accountant' },
];

/** `payment_subject`, 54-FZ 1212: those that an agency sells. */
export const paymentSubjects = [
  { value: 'service', meaning: 'a service: flight, stay, our fee', source: values, seen },
  {
    ...{
      value: 'agent_commission',
      meaning: 'what the agent is paid for his work',
      source: values,
    },
    ...{ seen, ask: 'accountant' },
  },
  {
    ...{ value: 'payment', meaning: 'an advance, whatever it is for' },
    ...{ source: 'docs.cntd.ru/document/565778149', seen },
  },
  {
    ...{ value: 'composite', meaning: 'several of them in one item', source: values, seen },
    ask: 'accountant',
  },
  { value: 'another', meaning: 'none of them', source: values, seen, ask: 'accountant' },
] as const satisfies readonly FiscalFact[];

const ofPrepayment = 'yookassa.ru/developers/54fz/payments';

/** `payment_mode`, 54-FZ 1214: an order is paid at once, so there are no parts and no credit. */
export const paymentModes = [
  { value: 'full_payment', meaning: 'paid at the delivery or after it', source: values, seen },
  {
    ...{ value: 'full_prepayment', meaning: 'paid in full before the delivery' },
    ...{ source: ofPrepayment, seen, ask: 'accountant' },
  },
  {
    ...{ value: 'advance', meaning: 'paid before it is known for what; the subject is `payment`' },
    ...{ source: ofPrepayment, seen, ask: 'accountant' },
  },
] as const satisfies readonly FiscalFact[];

const ofAgents = 'klerk.ru/buh/articles/643889';

/** `agent_type`, 54-FZ 1222, with the supplier's name, phone and INN. */
export const agentTypes = [
  {
    ...{ value: 'agent', meaning: 'acts by an agency contract; the supplier is named' },
    ...{ source: ofAgents, seen, ask: 'accountant' },
  },
  {
    ...{ value: 'commissioner', meaning: 'sells in his own name for the account of another' },
    ...{ source: ofAgents, seen, ask: 'accountant' },
  },
  {
    ...{ value: 'attorney', meaning: 'sells in the name of another' },
    ...{ source: ofAgents, seen, ask: 'accountant' },
  },
  ...(
    [
      'payment_agent',
      'payment_subagent',
      'banking_payment_agent',
      'banking_payment_subagent',
    ] as const
  ).map((value) => ({
    ...{ value, meaning: 'takes payments only, sells nothing', source: values, seen },
    ask: 'accountant' as const,
  })),
] as const satisfies readonly FiscalFact[];

/** `measure`, 54-FZ 2108: the quantity of each item is 1. */
export const measures = [
  { value: 'piece', meaning: 'one, of cash registers of ФФД 1.2', source: values, seen },
  { value: 'another', meaning: 'another measure', source: values, seen, ask: 'bank' },
] as const satisfies readonly FiscalFact[];

/** `type` of a settlement on a receipt that is sent after the payment. */
export const settlementTypes = [
  { value: 'cashless', meaning: 'money that moves with this receipt', source: values, seen },
  {
    ...{ value: 'prepayment', meaning: 'money of an earlier receipt («зачет предоплаты»)' },
    ...{ source: ofPrepayment, seen },
  },
] as const satisfies readonly FiscalFact[];

/** The VAT code of a payment before the delivery. */
export const prepaidVat = (code: number): number =>
  vatCodes.find(({ value }) => value === code)?.prepaid ?? code;

/** The VAT code at the delivery: the rate from which a calculated rate is derived. */
export const deliveredVat = (code: number): number =>
  vatCodes.find(({ value, prepaid }) => prepaid === code && value !== code)?.value ?? code;
