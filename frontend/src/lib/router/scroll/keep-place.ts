/** Where the sticky header ends. */
const LINE = 80;

/** The chain of elements, from the page's content down, that lie first below a line of the window. */
function chainAt(element: Element, line: number): Element[] {
  const next = [...element.children].find((child) => {
    const { height, bottom } = child.getBoundingClientRect();
    return height > 0 && bottom > line;
  });
  return next ? [element, ...chainAt(next, line)] : [element];
}

/** Makes a change of the page at once, and leaves what the reader looks at where it is, whatever becomes of the heights above. */
export function keepPlace(change: () => void): void {
  const content = document.getElementById('content');
  if (!content || window.scrollY === 0) {
    change();
    return;
  }
  const before = chainAt(content, LINE).map((element) => ({ element, top: element.getBoundingClientRect().top }));
  change();
  const kept = before.filter(({ element }) => element.isConnected).at(-1);
  if (kept) window.scrollBy({ top: kept.element.getBoundingClientRect().top - kept.top, behavior: 'instant' });
}
