import { documentKind } from './document-kind';

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['<svg onload=alert(1)>', null],
  ['MZ\u0090', null],
  ['GIF89a', null],
  [' %PDF-1.7', null],
  ['', null],
])('%j is %s', (beginning, kind) => {
  expect(documentKind(Buffer.from(beginning, 'latin1'))).toBe(kind);
});
