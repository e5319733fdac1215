/** The kind of product bought; some texts differ by it. */
export type Product = 'air' | 'hotel';
