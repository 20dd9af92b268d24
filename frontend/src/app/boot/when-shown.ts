/** In how many a picture that has come is drawn, on a slow phone too. */
const FRAMES = 3;

/**
 * Calls when the page has loaded and what it shows first is on the screen: whatever is asked for before takes its share of the line
 * and of the processor from that.
 */
export function whenShown(act: () => void): void {
  const after = (frames: number): void => {
    if (frames === 0) act();
    else requestAnimationFrame(() => after(frames - 1));
  };
  addEventListener('load', () => after(FRAMES), { once: true });
}
