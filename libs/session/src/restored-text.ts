/**
 * An inline script of the document, ahead of its body. With each entry of its history a browser keeps the text of fields, and Back
 * enters it again after `load`, also when the owner of the text has signed out meanwhile. So Back empties the fields before any code of
 * ours reads them: drafts have what was typed, and signing out removes those. Where storage is blocked there are no drafts.
 */
export const dropRestoredText = () =>
  `try{sessionStorage.length;performance.getEntriesByType("navigation")[0].type=="back_forward"&&addEventListener("pageshow",()=>{for(const f of document.forms)f.closest("[data-sleeping]")&&f.reset()})}catch{}`;
