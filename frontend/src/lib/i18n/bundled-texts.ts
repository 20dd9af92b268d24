import type { BackendModule, ReadCallback } from 'i18next';
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
    load().then(
      (texts) => done(null, withOverrides(language, texts)),
      (error: Error) => done(error, null),
    );
  },
};
