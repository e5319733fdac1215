/** Adds the export to the kit's index in alphabetical order: before the first component with a later name. */
export function addExport(index: string, className: string, name: string): string {
  const lines = index.split('\n');
  const isComponent = (line: string) =>
    /^export \{ [A-Z]\w*.* \} from '\.\/[a-z-]+\/[a-z-]+';$/.test(line);
  const nameOf = (line: string) => /\w+/.exec(line.slice('export {'.length))?.[0] ?? '';
  const later = lines.findIndex((line) => isComponent(line) && nameOf(line) > className);
  const place = later >= 0 ? later : lines.findLastIndex(isComponent) + 1;
  const line = `export { ${className}, type ${className}Props } from './${name}/${name}';`;
  return lines.toSpliced(place, 0, line).join('\n');
}

const imports = "import { GallerySection } from './gallery-section';\n";
const end = /\n *<\/Stack>\n *<\/GallerySection>/;

/**
 * The section of contents with the samples of a component at its end.
 * @throws Error when this function no longer recognises the section
 */
export function addToGallery(section: string, className: string, name: string): string {
  if (!section.includes(imports) || !end.test(section))
    throw new Error(
      'gallery-content.tsx of the kit has changed: mend addToGallery in tools/workspace, or move the samples by hand.',
    );
  return section
    .replace(imports, `import { Gallery${className} } from './gallery-${name}';\n${imports}`)
    .replace(end, (closing) => `\n<Gallery${className} texts={texts} />${closing}`);
}
