/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** What the layout of a page gets wrong at a width, as `kind: element`, the first of many alike. */
export async function layoutFaults(page: Page, width: number, height = 900): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(async (wanted) => {
    const [STEADY_FRAMES, MOST_FRAMES] = [3, 120];
    // Styles that depend on the width follow with the next frames, on a busy machine with later ones.
    do await new Promise(requestAnimationFrame);
    while (innerWidth !== wanted);
    const { documentElement: root } = document;
    const size = () => `${root.scrollWidth}×${root.scrollHeight}`;
    for (let before = '', alike = 0, frame = 0; alike < STEADY_FRAMES && frame < MOST_FRAMES; frame++) {
      await new Promise(requestAnimationFrame);
      alike = size() === before ? alike + 1 : 0;
      before = size();
    }
    const SMALLEST = 24;
    const TOUCH = 44;
    const coarse = matchMedia('(pointer: coarse)').matches;
    const faults = new Set<string>();
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        !(element instanceof SVGElement && element.tagName !== 'svg') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const boxes = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
    const boxOf = (element: Element) => boxes.get(element as HTMLElement) ?? element.getBoundingClientRect();
    const said = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
      const box = boxOf(element);
      const size = `${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
      return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 70)}"> "${words.slice(0, 40)}" ${size}`;
    };
    const told = new Set<string>();
    const fault = (kind: string, element: Element) => {
      // Of many alike the first is enough.
      const like = `${kind} ${element.tagName} ${element.getAttribute('class')}`;
      if (!told.has(like)) faults.add(`${kind}: ${said(element)}`);
      told.add(like);
    };

    function overflow() {
      const wide = document.documentElement.scrollWidth;
      if (wide > innerWidth) faults.add(`scrolls sideways: ${wide} of ${innerWidth}`);
      const within = new Map<Element, boolean>();
      const isCut = (element: Element | null): boolean => {
        if (!element || element === document.body) return false;
        const known = within.get(element);
        if (known !== undefined) return known;
        const cut = getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement);
        within.set(element, cut);
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

    function targets() {
      const interactive =
        'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=option],[role=slider]';
      for (const element of all) {
        if (!element.matches(interactive) || element.matches(':disabled,[aria-hidden="true"],[inert] *')) continue;
        if (element.tabIndex < 0 && !element.matches('[role=option]')) continue;
        // The label of a hidden box is what is pressed.
        const hidden =
          element.matches('input') && (boxOf(element).width <= 1 || getComputedStyle(element).opacity === '0');
        // A slider is pressed anywhere on its bar.
        const bar = element.matches('[role=slider]') && element.parentElement;
        const pressed = (hidden && element.closest('label')) || bar || element;
        const { width, height } = boxOf(pressed);
        if (width <= 1 && height <= 1) continue;
        if (getComputedStyle(pressed).display === 'inline') continue;
        if (width < SMALLEST || height < SMALLEST) fault('small target', element);
        else if (coarse && element.matches('button,select,textarea,[role=tab],nav a') && height < TOUCH)
          fault('small for a finger', element);
      }
    }

    /** A sign stands to the left of its digits in both scripts. */
    function signs() {
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
    function shadows() {
      for (const element of all) {
        const style = getComputedStyle(element);
        const blur = Math.max(
          0,
          ...[...style.boxShadow.matchAll(/px -?[\d.]+px ([\d.]+)px/g)].map(([, px]) => Number(px)),
        );
        if (blur < 20 || style.position === 'static' || style.position === 'fixed' || style.zIndex !== 'auto') continue;
        const box = boxOf(element);
        for (const text of document.querySelectorAll<HTMLElement>('h1,h2,h3,p,span,a')) {
          if (!text.childNodes.length || element.contains(text) || text.contains(element)) continue;
          if (![...text.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())) continue;
          if (!(element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
          const one = text.getBoundingClientRect();
          const reach = blur / 2;
          const near =
            one.left < box.right + reach &&
            one.right > box.left - reach &&
            one.top < box.bottom + reach &&
            one.bottom > box.top;
          if (!near) continue;
          let above = false;
          for (let up: Element | null = text; up && !up.contains(element); up = up.parentElement)
            above ||= getComputedStyle(up).position !== 'static';
          if (!above) fault('under a shadow', text);
        }
      }
    }

    /** What lies on a poster lies on its lettering. */
    function lettering() {
      for (const picture of document.querySelectorAll('img[width="300"][height="450"]')) {
        const poster = picture.parentElement;
        for (const over of poster?.parentElement?.children ?? []) {
          if (over === poster || !over.textContent?.trim() || getComputedStyle(over).position !== 'absolute') continue;
          if (!/^rgb\(/.test(getComputedStyle(over).backgroundColor)) fault('on the lettering of a poster', over);
        }
      }
    }

    /** A card's rating lies beside its year, or it is taller than those beside it. */
    function ratings() {
      for (const rating of document.querySelectorAll('.card-facts > .rated')) {
        const { top, height } = boxOf(rating);
        if (top > boxOf(rating.parentElement!).top + height / 2) fault('rating below its year', rating);
      }
    }

    /** A row that is wider than its place fades where it goes on. */
    function rows() {
      for (const row of document.querySelectorAll('nav, nav > ul')) {
        const goesOn = getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth + 1;
        if (goesOn && getComputedStyle(row).maskImage === 'none') fault('goes on without a sign', row);
      }
    }

    overflow();
    lettering();
    ratings();
    rows();
    targets();
    signs();
    shadows();
    return [...faults];
  }, width);
}
