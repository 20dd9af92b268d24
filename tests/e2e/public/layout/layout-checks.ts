/// <reference lib="dom" />

/** What a check sees of a page: what is visible, where it lies, and where to say what is wrong. */
interface Seen {
  all: HTMLElement[];
  boxOf(element: Element): DOMRect;
  fault(kind: string, element: Element): void;
}

/** Runs in a page, as what stands in `CHECKS`, whose every function has in itself what it needs. @returns what they find. */
export function findFaults(checks: ((seen: Seen) => void)[]): string[] {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !(element instanceof SVGElement && element.tagName !== 'svg') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const boxes = new Map<Element, DOMRect>(all.map((element) => [element, element.getBoundingClientRect()]));
  const boxOf = (element: Element) => boxes.get(element) ?? element.getBoundingClientRect();
  const said = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const box = boxOf(element);
    const size = `${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
    return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 70)}"> "${words.slice(0, 40)}" ${size}`;
  };
  const faults = new Map<string, string>();
  const fault = (kind: string, element: Element) => {
    // Of many alike the first is enough.
    const like = `${kind} ${element.tagName} ${element.getAttribute('class')}`;
    if (!faults.has(like)) faults.set(like, `${kind}: ${said(element)}`);
  };
  for (const check of checks) check({ all, boxOf, fault });
  return [...faults.values()];
}

function sideways({ fault }: Seen) {
  const { documentElement: root } = document;
  if (root.scrollWidth > innerWidth) fault(`scrolls sideways, ${root.scrollWidth} of ${innerWidth}`, root);
}

function stickingOut({ all, boxOf, fault }: Seen) {
  const known = new Map<Element, boolean>();
  const isCut = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const cut =
      known.get(element) ?? (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    known.set(element, cut);
    return cut;
  };
  const isOut = (element: Element) => {
    const { width, height, left, right } = boxOf(element);
    return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1);
  };
  for (const element of all) {
    if (!isOut(element) || isOut(element.parentElement as Element)) continue;
    if (!element.closest('[aria-hidden="true"]') && !isCut(element.parentElement)) fault('sticks out', element);
  }
}

function targets({ all, boxOf, fault }: Seen) {
  const [SMALLEST, TOUCH] = [24, 44];
  const INTERACTIVE =
    'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=option],[role=slider]';
  const coarse = matchMedia('(pointer: coarse)').matches;
  const isTarget = (element: HTMLElement) =>
    element.matches(INTERACTIVE) &&
    !element.matches(':disabled,[aria-hidden="true"],[inert] *') &&
    (element.tabIndex >= 0 || element.matches('[role=option]'));
  const pressedFor = (element: HTMLElement): HTMLElement => {
    // The label of a hidden box is what is pressed.
    const hidden = element.matches('input') && (boxOf(element).width <= 1 || getComputedStyle(element).opacity === '0');
    // A slider is pressed anywhere on its bar.
    const bar = element.matches('[role=slider]') && element.parentElement;
    return (hidden && element.closest('label')) || bar || element;
  };
  for (const element of all.filter(isTarget)) {
    const pressed = pressedFor(element);
    const { width, height } = boxOf(pressed);
    if (width <= 1 && height <= 1) continue;
    if (getComputedStyle(pressed).display === 'inline') continue;
    if (width < SMALLEST || height < SMALLEST) fault('small target', element);
    else if (coarse && element.matches('button,select,textarea,[role=tab],nav a') && height < TOUCH)
      fault('small for a finger', element);
  }
}

/** A sign stands to the left of its digits in both scripts. */
function signs({ fault }: Seen) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const at = (node: Node, offset: number) => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect();
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const found = /(?<![\p{L}\d۰-۹])[+−-][\d۰-۹]/u.exec(node.nodeValue ?? '');
    if (!found || !node.parentElement?.checkVisibility()) continue;
    const [sign, digit] = [at(node, found.index), at(node, found.index + 1)];
    if (sign.width > 0 && sign.left > digit.left) fault('sign behind its number', node.parentElement);
  }
}

/** The shadow of a box that is painted above the text beside it. */
function shadows({ all, boxOf, fault }: Seen) {
  const SEEN_FROM = 20;
  const blurOf = ({ boxShadow }: CSSStyleDeclaration) =>
    Math.max(0, ...[...boxShadow.matchAll(/px -?[\d.]+px ([\d.]+)px/g)].map(([, px]) => Number(px)));
  const isText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isNear = (one: DOMRect, box: DOMRect, reach: number) =>
    one.left < box.right + reach &&
    one.right > box.left - reach &&
    one.top < box.bottom + reach &&
    one.bottom > box.top;
  const isAbove = (text: Element, element: Element) => {
    for (let up: Element | null = text; up && !up.contains(element); up = up.parentElement)
      if (getComputedStyle(up).position !== 'static') return true;
    return false;
  };
  const texts = [...document.querySelectorAll('h1,h2,h3,p,span,a')].filter(isText);
  for (const element of all) {
    const style = getComputedStyle(element);
    const blur = blurOf(style);
    if (blur < SEEN_FROM || !['relative', 'absolute', 'sticky'].includes(style.position) || style.zIndex !== 'auto')
      continue;
    for (const text of texts) {
      if (element.contains(text) || text.contains(element)) continue;
      if (!(element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      if (!isNear(text.getBoundingClientRect(), boxOf(element), blur / 2)) continue;
      if (!isAbove(text, element)) fault('under a shadow', text);
    }
  }
}

/** What lies on a poster lies on its lettering. */
function lettering({ fault }: Seen) {
  for (const picture of document.querySelectorAll('img[width="300"][height="450"]')) {
    const poster = picture.parentElement;
    for (const over of poster?.parentElement?.children ?? []) {
      if (over === poster || !over.textContent?.trim() || getComputedStyle(over).position !== 'absolute') continue;
      if (!/^rgb\(/.test(getComputedStyle(over).backgroundColor)) fault('on the lettering of a poster', over);
    }
  }
}

/** A card's rating lies beside its year, or it is taller than those beside it. */
function ratings({ boxOf, fault }: Seen) {
  for (const rating of document.querySelectorAll('.card-facts > .rated')) {
    const { top, height } = boxOf(rating);
    if (top > boxOf(rating.parentElement!).top + height / 2) fault('rating below its year', rating);
  }
}

/** A row that is wider than its place fades where it goes on. */
function rows({ fault }: Seen) {
  for (const row of document.querySelectorAll('nav, nav > ul')) {
    const goesOn = getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth + 1;
    if (goesOn && getComputedStyle(row).maskImage === 'none') fault('goes on without a sign', row);
  }
}

/** A row that is cut off has some room to what stands beside it: pictures that touch look like one. */
function besideRows({ all, boxOf, fault }: Seen) {
  const ROOM = 16;
  const isRow = (element: Element) =>
    getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth + 1;
  const pictures = all.filter((element) => element.tagName === 'IMG');
  for (const row of [...document.querySelectorAll('main :is(ul, ol)')].filter(isRow)) {
    const { left, right, top, bottom } = boxOf(row);
    for (const picture of pictures) {
      const box = boxOf(picture);
      if (row.contains(picture) || box.top > bottom || box.bottom < top) continue;
      // What lies over the row or below it is no neighbour.
      const room = Math.max(box.left - right, left - box.right);
      if (room >= 0 && room < ROOM) fault('touches a row of cards', picture);
    }
  }
}

export const CHECKS = [sideways, stickingOut, lettering, ratings, rows, besideRows, targets, signs, shadows];
