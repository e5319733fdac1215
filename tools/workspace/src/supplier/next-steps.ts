import { names } from '@nx/devkit';

export interface Supplier {
  name: string;
  like: string;
  /** Of what it sells: the module that has its adapter. */
  kind: 'air' | 'hotel';
}

/** What a person does next, in order; step by step in docs/suppliers.md. */
export function nextSteps({ name, like, kind }: Supplier): string {
  const { className } = names(name);
  const adapter = `apps/api/src/modules/${kind}-search/suppliers/${name}`;
  const simulator = `libs/supplier-simulators/src/${name}`;
  const steps = [
    `Look: npm run sim -- ${name}. It sells, in the words of ${like}, and its suites are green:
     cd apps/api && npx jest -c jest.postgres.config.js suppliers/${name}`,
    `Take out what it does not sell, from ${adapter}/create-${name}-supplier.ts inwards, and say so in the suites.`,
    `The variables of its account: apps/api/src/settings/${kind}-suppliers.ts. Its address there is still that of ${like}.`,
    `Its protocol: ${adapter}/wire/, then the schemas, search/ and book/. Record its responses in ${adapter}/recorded/
     and read them in recorded.spec.ts before you change the simulator.`,
    `What an order must remember: the newest file of apps/api/src/db/migrations, and ${adapter}/**/tables.ts.`,
    `The simulator: ${simulator}, and how a suite starts it: apps/api/src/testing/suppliers/${name}.ts.`,
    `The calls that suites break: ${adapter}/faults.e2e.spec.ts and mutations.e2e.spec.ts.`,
    `Words: ${className} in docs/suppliers.md, docs/operations.md and libs/supplier-simulators/README.md.`,
  ];
  return `\nNext, as in "Write another adapter" of docs/suppliers.md:\n${steps
    .map((step, index) => `  ${index + 1}. ${step}`)
    .join('\n')}\n`;
}
