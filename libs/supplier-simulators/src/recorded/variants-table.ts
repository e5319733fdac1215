import { recordedShapes, type RecordedShape } from './recorded-shapes';

const suppliers = { duffel: 'Duffel', sirena: 'Sirena', acase: 'Академсервис', etg: 'ETG' };

const rowOf = ({ of, name, refused, seen, source, sent }: RecordedShape): string =>
  `| ${of} | ${name} | ${refused === undefined ? 'read' : `refused: \`${refused}\``} | ${source.replace(/^assumed: /, '')} | ${seen ?? 'assumed'} | ${sent ? 'yes' : ''} |`;

/** Every recorded shape of every supplier, as docs/supplier-variants.md has them. */
export const variantsTable = (): string =>
  Object.entries(suppliers)
    .map(([name, title]) => {
      const rows = recordedShapes(name).map(rowOf);
      const head = [
        '| of | variant | | source | seen | simulated |',
        '| --- | --- | --- | --- | --- | --- |',
      ];
      return [`## ${title}`, '', ...head, ...rows].join('\n');
    })
    .join('\n\n');
