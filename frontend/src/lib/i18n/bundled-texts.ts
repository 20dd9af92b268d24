import type { BackendModule, ReadCallback } from 'i18next';
import { importAgain } from '../modules/import-again.ts';
import { withOverrides } from './overrides.ts';

type Texts = Record<string, string>;
const files = import.meta.glob<Texts>(
  ['./locales/*.json', '../../app/locales/*.json', '../../features/*/locales/*.json'],
  { import: 'default' },
);

function fileOf(language: string, namespace: string): string {
  if (namespace === 'core') return `./locales/${language}.json`;
  const folder = namespace === 'shell' ? 'app' : `features/${namespace}`;
  return `../../${folder}/locales/${language}.json`;
}

const RETRY_INTERVAL_MS = 3_000;

/** A page without its words is no page: it waits for them, until the connection is back. */
async function untilLoaded(load: () => Promise<Texts>, attempt = load): Promise<Texts> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    return untilLoaded(load, () =>
      load().catch(async (error) => (await importAgain<{ default: Texts }>(error)).default),
    );
  }
}

/** Loads the bundled texts of one namespace in one language, with the server's reviewed overrides laid over. */
export const bundledTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[fileOf(language, namespace)];
    if (!load) {
      done(new Error(`no texts for ${namespace} in ${language}`), null);
      return;
    }
    untilLoaded(load).then((texts) => done(null, withOverrides(language, texts, namespace)));
  },
};
