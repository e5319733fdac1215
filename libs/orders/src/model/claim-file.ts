import { refundDocumentLimits } from '@karvon/contract';

const beginnings = ['%PDF-', '\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n'];

/** A file that is no document of a claim: something else, or too large. */
export class FileRefusal extends Error {
  constructor(readonly problem: 'kind' | 'size') {
    super(problem);
  }
}

/** The bytes of a file in base64, as JSON carries them. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

/**
 * A file as a document of a claim, its content in base64. The server checks the same bytes again.
 * @throws FileRefusal, or the device's error for a file that it does not give
 */
export async function readClaimFile(file: File): Promise<{ name: string; content: string }> {
  if (file.size > refundDocumentLimits.bytes) throw new FileRefusal('size');
  const content = await base64Of(file);
  // The first twelve bytes tell the file type.
  const start = atob(content.slice(0, 16));
  if (!beginnings.some((beginning) => start.startsWith(beginning))) throw new FileRefusal('kind');
  return { name: file.name.slice(-refundDocumentLimits.name), content };
}
