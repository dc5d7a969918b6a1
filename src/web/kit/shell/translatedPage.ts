/**
 * A browser's translation replaces each text node by a `<font>`. React still holds the removed nodes: writing to them
 * shows nothing, and removing them throws. This puts the text node back in place of its translation first. Installed
 * once a page is open; untranslated pages are not touched.
 */
export function restoreTranslatedTexts(page: Document): void {
  const translationOf = new WeakMap<Node, Element>();

  const bringBack = (node: Node): void => {
    const translation = translationOf.get(node);
    if (translation === undefined) return;
    translationOf.delete(node);
    if (translation.parentNode !== null && node.parentNode === null) translation.replaceWith(node);
  };

  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes)
      for (const removed of removedNodes) {
        if (!(removed instanceof Text)) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (translation !== undefined) translationOf.set(removed, translation);
      }
  }).observe(page.body, { childList: true, subtree: true });

  // Always called with their own node as `this`.
  // eslint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function restoring<Child extends Node>(this: Node, child: Child): Child {
    bringBack(child);
    return Reflect.apply(removeChild, this, [child]);
  };
  Node.prototype.insertBefore = function restoring<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before !== null) bringBack(before);
    return Reflect.apply(insertBefore, this, [child, before]);
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      bringBack(this);
      value?.set?.call(this, text);
    },
  });
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font';
