export interface Supplier {
  name: string;
  like: string;
  /** The product that it sells, and so the port of its adapter. */
  kind: 'air' | 'hotel';
}

/** The next steps for a person, in the order of docs/suppliers.md, and their files. */
export function nextSteps({ name, like, kind }: Supplier): string {
  const adapter = `libs/api/suppliers/${name}/src`;
  const steps = [
    `look: npm run sim -- ${name}. Its suites are green: npx nx run-many -t test test-postgres -p ${name}. Commit.`,
    `take out what it lacks: ${adapter}/create-${name}-supplier.ts and its *.e2e.spec.ts`,
    `speak its protocol: ${adapter}/wire`,
    `then what is found and priced: ${adapter}/search (schemas first)`,
    `then what is booked: ${adapter}/book, tables.ts, the newest of libs/api/platform/migrations`,
    `name its account: libs/api/platform/src/settings/${kind}-suppliers.ts (its address there is still that of ${like});
     book on its test server, keep the responses: ${adapter}/recorded, recorded.spec.ts`,
    `let the simulator speak so too: libs/supplier-simulators/src/${name}, scripts/run-${name}.ts`,
    `let suites break your calls: ${adapter}/{faults,mutations}.e2e.spec.ts, ${adapter}/testing`,
    'write it down: docs/suppliers.md, docs/operations.md, libs/supplier-simulators/README.md. npm test -- --since=main',
  ];
  const list = steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
  return `\nNext, step by step as in docs/suppliers.md, "Write another adapter":\n${list}\n`;
}
