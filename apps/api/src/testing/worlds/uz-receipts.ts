import type { ClickSimulator, PaymeSimulator } from '@karvon/bank-simulators';
import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';
import type { TestApp } from '../start-test-app';
import { kindOf, nothing, soldBy, paymentsOf } from './sold';

/** An item of Payme or Click. */
interface Item {
  title: string;
  sum: number;
  code: string;
  packageCode: string;
  vatPercent: number;
  tin?: string | undefined;
}

interface Banks {
  payme: PaymeSimulator;
  click: ClickSimulator;
}

/** Every receipt that a bank holds for a payment it has taken. */
async function receiptsAt(
  { payme, click }: Banks,
  provider: string,
  url: string,
): Promise<Item[][]> {
  if (provider === 'payme') {
    const { money, receipt } = await payme.choose(url, 'leave');
    if (money === 'payers') return [];
    return [
      receipt!.items.map(({ title, price, count, code, package_code, vat_percent }) => ({
        ...{ title, sum: price * count, code },
        ...{ packageCode: package_code, vatPercent: vat_percent },
      })),
    ];
  }
  const { receipts } = await click.choose(url, 'leave');
  return receipts.map((items) =>
    items.map(({ Name, Price, SPIC, PackageCode, VATPercent, CommissionInfo: { TIN } }) => ({
      ...{ title: Name, sum: Price, code: SPIC },
      ...{ packageCode: PackageCode, vatPercent: VATPercent, tin: TIN },
    })),
  );
}

function itemFaults(item: Item, provider: string, codes: UzFiscal): string[] {
  const kind = kindOf(item.title);
  const set = kind && codes[kind === 'extras' ? 'air' : kind];
  if (!set) return [`an item is named ${item.title}`];
  const wanted = [set.code, set.packageCode, set.vatPercent];
  const got = [item.code, item.packageCode, item.vatPercent];
  if (provider === 'click') {
    wanted.push(set.tin ?? codes.tin!);
    got.push(item.tin!);
  }
  return got.join() === wanted.join() ? [] : [`${kind} is ${got.join()}, not ${wanted.join()}`];
}

/** The differences between the receipts of Payme and Click and an order that has come to rest. */
export async function uzReceiptFaults(
  { database: { db } }: TestApp,
  banks: Banks,
  codes: UzFiscal,
  number: string,
): Promise<string[]> {
  const payments = await paymentsOf(db, number);
  const faults: string[] = [];
  for (const payment of payments) {
    const { id, provider, confirmation_url: url, status } = payment;
    if (url === null) continue;
    const told = (fault: string) => faults.push(`${id}, ${provider}: ${fault}`);
    const receipts = await receiptsAt(banks, provider, url);
    if (receipts.length > 1) told(`${receipts.length} receipts`);
    if (status === 'succeeded' && receipts.length === 0) told('no receipt');
    for (const items of receipts) {
      const listed = nothing();
      for (const item of items) listed[kindOf(item.title) ?? 'fee'] += item.sum;
      items.flatMap((item) => itemFaults(item, provider, codes)).forEach(told);
      const sold = await soldBy(db, payment);
      if (JSON.stringify(listed) !== JSON.stringify(sold))
        told(`its receipt lists ${JSON.stringify(listed)}, sold was ${JSON.stringify(sold)}`);
    }
  }
  return faults;
}
