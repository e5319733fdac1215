import { signal } from './private-store';

/**
 * An inline script of the document, ahead of its body. With each entry of its history a browser keeps the text of fields, and Back
 * enters it again after `load`, even if the owner of the text has signed out meanwhile. So on a device where somebody has, Back empties
 * the fields before any code of ours reads them. What was typed since then is in drafts.
 */
export const dropRestoredText = () =>
  `try{localStorage.getItem("${signal}")&&performance.getEntriesByType("navigation")[0].type=="back_forward"&&addEventListener("pageshow",()=>{for(const f of document.forms)f.closest("[data-sleeping]")&&f.reset()})}catch{}`;
