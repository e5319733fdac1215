/** Whether the visitor uses https: then cookies are Secure. */
export function isSecure(request: Request, publicUrl: string): boolean {
  return new URL(request.url).protocol === 'https:' || publicUrl.startsWith('https:');
}
