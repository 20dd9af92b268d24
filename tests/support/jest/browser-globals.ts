/* A browser's globals by jsdom, beside Node's own. One document serves all suites of a worker: React looks for it as it loads. */
import { JSDOM } from 'jsdom';
import { keepStray } from './suites/stray-errors.ts';

const { window: browser } = new JSDOM('<!doctype html><html><body></body></html>', {
  url: 'http://localhost:3000/',
  pretendToBeVisual: true,
});

/** Node's ones are left where the code under test does not hand them to the document. */
const KEPT = new Set([
  'window',
  'self',
  'top',
  'parent',
  'globalThis',
  'undefined',
  'constructor',
  'console',
  'performance',
]);
/** Node has them too; the document takes only its own. */
const OF_THE_DOCUMENT =
  /^(DOMException|EventTarget|Event|CustomEvent|MessageEvent|CloseEvent|ErrorEvent|Blob|File|FormData|navigator|Navigator|localStorage|sessionStorage|Storage)$/;
const INHERITED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

function isGlobal(name: string): boolean {
  return !KEPT.has(name) && (!(name in globalThis) || OF_THE_DOCUMENT.test(name));
}

for (const name of [...Object.getOwnPropertyNames(browser), ...INHERITED]) {
  if (!isGlobal(name)) continue;
  const value: unknown = browser[name];
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  const shown = isMethod ? value.bind(browser) : value;
  Object.defineProperty(globalThis, name, { value: shown, configurable: true, writable: true, enumerable: true });
}

Object.assign(globalThis, { window: globalThis, self: globalThis, top: globalThis, parent: globalThis });
Object.defineProperty(document, 'defaultView', { get: () => globalThis });

// What every browser has and jsdom has not: React looks for the one as it loads, Radix quotes names by the other.
Object.assign(globalThis, { AnimationEvent: class AnimationEvent extends Event {}, CSS: { escape: String } });
// No media query holds: a desktop in the dark, with a mouse.
const unmoved = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, { matchMedia: () => unmoved });
// Nothing is laid out, so nothing is of another size.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// An error in an event's listener reaches nobody else.
browser.addEventListener('error', ({ error }: { error: unknown }) => keepStray(error));

/** What each has of its own. */
const untouched = [globalThis, navigator, Element.prototype].map(
  (owner) => [owner, Object.getOwnPropertyDescriptors(owner)] as const,
);

/** The next suite finds the page as the first did. */
export function clearBrowser(): void {
  document.body.innerHTML = '';
  // The styles that Emotion has put in are counted by a cache, which the suites share with everything else they import.
  for (const element of document.head.querySelectorAll(':scope > :not([data-emotion])')) element.remove();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the sites write them
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  history.replaceState(null, '', 'http://localhost:3000/');
  for (const [owner, own] of untouched) restore(owner, own);
}

/** What a suite has put in place of it, as a phone's `matchMedia`, would make the next one wait for what never comes. */
function restore(owner: object, own: PropertyDescriptorMap): void {
  for (const [name, before] of Object.entries(own)) {
    const now = Object.getOwnPropertyDescriptor(owner, name);
    if (now?.configurable !== false && (now?.value !== before.value || now?.get !== before.get)) {
      Object.defineProperty(owner, name, before);
    }
  }
}
