import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../../frontend/src');

export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The site's own texts, so that a journey finds buttons by the words a reader sees. @returns a look-up `namespace`, `key`. */
export function textsOf(language: Language): (namespace: string, key: string) => string {
  const files = new Map<string, Record<string, string>>([['core', read('lib/i18n/locales', language)]]);
  for (const feature of readdirSync(path.join(SOURCES, 'features'))) {
    files.set(feature, read(`features/${feature}/locales`, language));
  }
  return (namespace, key) => {
    const text = files.get(namespace)?.[key];
    if (text === undefined) throw new Error(`no text ${namespace}:${key} in ${language}`);
    return text;
  };
}

function read(folder: string, language: Language): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path.join(SOURCES, folder, `${language}.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
