import { TAKES_OVER } from '../../lib/hydration/takes-over.ts';

/** Whoever waits for longer does not expect it any more. */
const MAX_WAIT_MS = 20_000;

const PRESSED = { click: '#root button', change: '#root select' } as const;

/**
 * A page that the server has drawn can be pressed before its scripts have come. What is pressed, or chosen, meanwhile is not
 * lost: it is done when the site listens, once however often it was pressed, and is pale until then. Links lead on by themselves.
 */
export function keepEarlyPresses(): void {
  const kept = new Map<HTMLElement, { type: string; since: number }>();
  const keep = ({ type, target }: Event) => {
    const pressed = (target as Element).closest<HTMLElement>(PRESSED[type as keyof typeof PRESSED]);
    if (!pressed) return;
    pressed.style.opacity = '0.5';
    kept.set(pressed, { type, since: performance.now() });
  };
  for (const type of Object.keys(PRESSED)) addEventListener(type, keep, true);
  addEventListener(
    TAKES_OVER,
    () => {
      for (const type of Object.keys(PRESSED)) removeEventListener(type, keep, true);
      for (const [element, { type, since }] of kept) {
        element.style.opacity = '';
        if (performance.now() - since < MAX_WAIT_MS)
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    },
    { once: true },
  );
}
