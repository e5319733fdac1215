/** '203.0.113.77' → '203.0.113.0', '2001:db8:1:2::3' → '2001:db8:1::': enough to see a provider's trouble, not a household. */
export function networkOf(address: string): string {
  const v4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (v4) return `${v4[1]}.0`;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}
