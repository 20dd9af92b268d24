/** React marks each element that it has taken over with a property of this name. */
const TAKEN_OVER = '__reactFiber$';
const INTERVAL_MS = 30;
const MAX_WAIT_MS = 20_000;

const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith(TAKEN_OVER));

/**
 * A page that the server has drawn can be pressed before its scripts have come. What is pressed, or chosen, meanwhile is not
 * lost: it is done as soon as the site listens there. Links lead on by themselves.
 */
export function keepEarlyPresses(): void {
  for (const type of ['click', 'change'] as const) {
    // After React, which takes over what is pressed while it is about it, and does what the press means.
    addEventListener(type, ({ target }) => {
      const pressed = (target as Element).closest(type === 'click' ? '#root button' : '#root select');
      if (!pressed || isTakenOver(pressed)) return;
      const again = type === 'click' ? () => (pressed as HTMLElement).click() : () => changed(pressed);
      repeat(pressed, again, performance.now() + MAX_WAIT_MS);
    });
  }
}

const changed = (element: Element) => element.dispatchEvent(new Event('change', { bubbles: true }));

function repeat(pressed: Element, again: () => void, until: number): void {
  if (!pressed.isConnected || performance.now() > until) return;
  if (isTakenOver(pressed)) again();
  else setTimeout(repeat, INTERVAL_MS, pressed, again, until);
}
