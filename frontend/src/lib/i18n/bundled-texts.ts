import { importAgain } from '../modules/import-again.ts';
import type { Language } from './language.ts';
import { withOverrides } from './overrides.ts';
import type { TextMap } from './translate.ts';

const files = import.meta.glob<TextMap>(
  ['./locales/*.json', '../../app/locales/*.json', '../../features/*/locales/*.json'],
  { import: 'default' },
);

/** @returns the path of a namespace's texts, from this folder. */
export function textsFile(language: string, namespace: string): string {
  if (namespace === 'core') return `./locales/${language}.json`;
  const folder = namespace === 'shell' ? 'app' : `features/${namespace}`;
  return `../../${folder}/locales/${language}.json`;
}

const RETRY_INTERVAL_MS = 3_000;

/** A page without its words is no page: it waits for them, until the connection is back. */
async function untilLoaded(load: () => Promise<TextMap>, attempt = load): Promise<TextMap> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    return untilLoaded(load, () =>
      load().catch(async (error) => (await importAgain<{ default: TextMap }>(error)).default),
    );
  }
}

/** Loads the bundled texts of one namespace in one language, with the server's reviewed overrides laid over. */
export async function bundledTexts(language: Language, namespace: string): Promise<TextMap> {
  const load = files[textsFile(language, namespace)];
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  return withOverrides(language, await untilLoaded(load), namespace);
}
