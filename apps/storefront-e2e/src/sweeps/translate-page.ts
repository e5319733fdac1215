/**
 * Runs in the page, before its own scripts. Replaces text nodes as a browser's translator does: each text moves into two nested
 * `<font>` elements in its place, at once and whenever the page adds or changes a text. The words remain as they are, so that a
 * story still finds buttons by their names. A part that is not hydrated is translated when its scripts run: a visitor reads a
 * page before its translation begins.
 */
export function translatePage(): void {
  const untranslated =
    'head, script, style, noscript, textarea, option, svg, font, [translate="no"], [data-sleeping]';

  function replaceText(text: Text) {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(document.createTextNode(text.data));
    outer.append(inner);
    text.replaceWith(outer);
  }

  function replaceTexts(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replaceText);
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceTexts);
    observer.takeRecords();
  });
  observer.observe(document, {
    attributeFilter: ['data-sleeping'],
    characterData: true,
    childList: true,
    subtree: true,
  });
}
