import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './built-files.ts';
import { bundleScript } from './bundle-script.ts';
import { latinInPersian, PERSIAN_FILE } from './site-fonts.ts';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const ENTRY = path.join(SOURCE, 'app/boot/boot.ts');
/** Where it is found while developing. */
const ADDRESS = '/boot.js';

/** The address of the texts that each page needs, which have a file of their own. */
const coreTexts = (bundle: Rolldown.OutputBundle, language: string) =>
  `/${filesOf(bundle, SOURCE, `lib/i18n/locales/${language}.json`)[0]}`;

/** The script before the first paint, built with the names of the built files in it. */
export function bootScript(): Plugin {
  let address = ADDRESS;
  return {
    name: 'parde:boot-script',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        const send = (code: string) => response.setHeader('content-type', 'text/javascript').end(code);
        const LATIN_LETTERS = { ...latinInPersian, file: `/@fs${latinInPersian.file}` };
        bundleScript(ENTRY, { CORE_TEXTS: {}, LATIN_LETTERS }).then(send, next);
      });
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const emit = (name: string, source: string | Uint8Array) =>
          `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
        const emitted = async (file: string) => emit(path.basename(file), await readFile(file));
        // Named by the document alone.
        await emitted(PERSIAN_FILE);
        const LATIN_LETTERS = { ...latinInPersian, file: await emitted(latinInPersian.file) };
        const CORE_TEXTS = { fa: coreTexts(bundle, 'fa'), en: coreTexts(bundle, 'en') };
        address = emit('boot.js', await bundleScript(ENTRY, { CORE_TEXTS, LATIN_LETTERS }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address, fetchpriority: 'high' }, injectTo: 'head-prepend' }],
    },
  };
}
