/**
 * Calls when the page has loaded and what it shows first is on the screen: a picture is drawn a frame or two after it has come, and
 * whatever is asked for meanwhile takes its share of the line and of the processor.
 */
export function whenShown(act: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(act)));
}
