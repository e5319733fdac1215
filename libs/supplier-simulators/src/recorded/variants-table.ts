import { recordedShapes, type RecordedShape } from './recorded-shapes';

const suppliers = { duffel: 'Duffel', sirena: 'Sirena', acase: 'Академсервис', etg: 'ETG' };

/** Whether a simulator sends a shape: by itself, by chance, or not, with the reason. */
const simulated = ({ itself, seen, unsent }: RecordedShape): string =>
  unsent === undefined
    ? `${itself ? 'by itself' : 'yes'}${seen ? '' : ', unproven'}`
    : `no: ${unsent}`;

const rowOf = (shape: RecordedShape): string => {
  const { of, name, refused, seen, source } = shape;
  return `| ${of} | ${name} | ${refused === undefined ? 'read' : `refused: \`${refused}\``} | ${source.replace(/^assumed: /, '')} | ${seen ?? 'assumed'} | ${simulated(shape)} |`;
};

/** Every recorded shape of every supplier, in the format of docs/supplier-variants.md. */
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
