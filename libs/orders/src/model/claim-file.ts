import { refundDocumentLimits } from '@karvon/contract';

const beginnings = ['%PDF-', '\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n'];

export type FileProblem = 'kind' | 'size';

/** The bytes of a file in base64, as JSON carries them. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** A file as a document of a claim, or why it is refused. The server checks the same bytes again. */
export async function readClaimFile(
  file: File,
): Promise<{ name: string; content: string } | FileProblem> {
  if (file.size > refundDocumentLimits.bytes) return 'size';
  const content = await base64Of(file);
  // The first twelve bytes tell the file type.
  const start = atob(content.slice(0, 16));
  const known = beginnings.some((beginning) => start.startsWith(beginning));
  return known ? { name: file.name.slice(-refundDocumentLimits.name), content } : 'kind';
}
