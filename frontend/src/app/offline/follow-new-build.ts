import { hasTypedText } from '../../lib/modules/typed-text.ts';
import { tabStorage } from '../../lib/storage/storage.ts';

const KEY = 'parde.left-build';

/** Of a page that the server has drawn it is named only, until the reader does something (boot/later-scripts.ts). */
const ENTRY = ':is(script[type="module"], script[type="later"])[src]';

/** What this page was loaded with: the name of its entry file, which is another one in each build. */
function ownBuild(page: Document): string | null {
  const src = page.querySelector(ENTRY)?.getAttribute('src');
  // Loaded later it is named with its host.
  return src ? new URL(src, location.href).pathname : null;
}

async function buildOnServer(): Promise<string | null> {
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok ? ownBuild(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
}

/**
 * A chunk that does not come may have gone with its build. Where the server has another build by now the page is loaded anew,
 * once for each build that is left, and never while something typed would be lost: then the failed part's own button does it.
 */
export async function leaveOldBuild(reload: () => void): Promise<void> {
  const own = ownBuild(document);
  const served = await buildOnServer().catch(() => null);
  if (!own || !served || served === own) return;
  if (hasTypedText() || tabStorage.getItem(KEY) === own) return;
  tabStorage.setItem(KEY, own);
  reload();
}

export function followNewBuild(): void {
  addEventListener('vite:preloadError', () => void leaveOldBuild(() => location.reload()));
}
