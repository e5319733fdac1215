/**
 * An inline script of the document, ahead of its body. A browser keeps the text of fields with each history entry, and Back
 * restores it after `load`, even when the owner of the text has signed out meanwhile. So Back empties the fields before any code
 * of ours reads them: drafts have the typed text, and signing out removes drafts. Where storage is blocked there are no drafts,
 * and the text stays.
 */
export const dropRestoredText = () =>
  `try{sessionStorage.length;performance.getEntriesByType("navigation")[0].type=="back_forward"&&addEventListener("pageshow",()=>{for(const f of document.forms)f.closest("[data-sleeping]")&&f.reset()})}catch{}`;
