import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { entryPages } from '../src/app/boot/entry-page.ts';
import { entryFiles, filesOf } from './built-files.ts';
import { bundleScript } from './bundle-script.ts';
import { latinInPersian, PERSIAN_FILE } from './site-fonts.ts';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const ENTRY = path.join(SOURCE, 'app/boot/boot.ts');
/** Where it is found while developing. */
const ADDRESS = '/boot.js';

/** What each page can ask for ahead, without what the document asks for anyway. */
function routeFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const everywhere = new Set(entryFiles(bundle));
  const modules = ['fa', 'en'].flatMap((language) => entryPages.flatMap((page) => page.modules(language)));
  return Object.fromEntries(
    [...new Set(modules)].map((module) => [
      module,
      filesOf(bundle, SOURCE, module)
        .filter((file) => !everywhere.has(file))
        .map((file) => path.basename(file, '.js')),
    ]),
  );
}

/** The script before the first paint, built with the names of the built files in it. */
export function bootScript(): Plugin {
  let address = ADDRESS;
  return {
    name: 'parde:boot-script',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        const send = (code: string) => response.setHeader('content-type', 'text/javascript').end(code);
        const LATIN_LETTERS = { ...latinInPersian, file: `/@fs${latinInPersian.file}` };
        bundleScript(ENTRY, { ROUTE_FILES: {}, LATIN_LETTERS }).then(send, next);
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
        const constants = { ROUTE_FILES: routeFiles(bundle), LATIN_LETTERS };
        address = emit('boot.js', await bundleScript(ENTRY, constants));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address, fetchpriority: 'high' }, injectTo: 'head-prepend' }],
    },
  };
}
