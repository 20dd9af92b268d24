import { onInteraction } from '../../lib/hydration/interactions.ts';
import { whenShown } from './when-shown.ts';

/** On a line on which the pictures take longer than this, in milliseconds, the scripts come beside them. */
const PATIENCE_MS = 3_000;

/**
 * Loads the scripts that the server has only named: after what is read (letters, the first pictures) is shown, or with the first sign
 * that somebody wants more.
 * @param ahead loads what else the page is made of.
 */
export function loadScriptsLater(ahead: () => void): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    ahead();
    whenParsed(loadScripts);
  };
  onInteraction(begin);
  whenShown(begin);
  setTimeout(begin, PATIENCE_MS);
}

export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

export function loadScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    // Each takes a slow phone some milliseconds: between them it can do what its reader wants.
    setTimeout(() => {
      link.rel = link.dataset['rel'] ?? 'modulepreload';
    });
  }
  for (const named of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = named.src;
    named.replaceWith(script);
  }
}
