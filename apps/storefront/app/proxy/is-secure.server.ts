/** Whether the visitor is with us by https, so that cookies may be Secure. */
export function isSecure(request: Request, publicUrl: string): boolean {
  return new URL(request.url).protocol === 'https:' || publicUrl.startsWith('https:');
}
