import path from 'node:path';
import { textsFile } from '../../lib/i18n/bundled-texts.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** The scripts of a module that not every page loads, by its path below `src`; put in by the build. */
declare const PART_FILES: Record<string, string[]>;

/** The path of each part by its name, which is that of its file. */
const parts = new Map(Object.keys(PART_FILES).map((module) => [path.basename(module, '.tsx'), module]));

/** Links to what the browser takes a page over with, which are followed when its scripts come. */
export function laterFiles(language: Language, used: { parts: readonly string[]; texts: readonly string[] }): string {
  const texts = used.texts.map((namespace) => path.join('lib/i18n', textsFile(language, namespace)));
  const modules = [...used.parts.map((name) => parts.get(name) ?? ''), ...texts];
  const files = new Set(modules.flatMap((module) => PART_FILES[module] ?? []));
  return [...files].map((file) => `<link rel="later" href="/${file}">`).join('');
}
