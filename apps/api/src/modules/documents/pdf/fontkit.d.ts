/** The one function we use of a package that has no types. */
declare module 'fontkit' {
  export function openSync(path: string): { readonly postscriptName: string };
}
