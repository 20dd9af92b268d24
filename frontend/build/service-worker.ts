import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { entryFiles, filesOf } from './built-files.ts';
import { bundleScript } from './bundle-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCE = path.join(ROOT, 'src');
const ENTRY = path.join(SOURCE, 'app/offline/service-worker.ts');

/** What is there without a connection even if it was never opened: the pages that tell of what was seen, and what the shell opens. */
const AHEAD = [
  'app/start-later.ts',
  'lib/i18n/switch-language.ts',
  'app/routes/title/TitleRoute.tsx',
  'app/routes/lists/ListRoute.tsx',
  'app/routes/home/HomeAside.tsx',
  'app/shell/Footer.tsx',
  'app/shell/bottom-nav/MoreSheet.tsx',
  'app/shell/header/ThemeMenu.tsx',
  'components/feedback/toasts/Toaster.tsx',
  ...['fa', 'en'].flatMap((language) => [
    `lib/i18n/locales/${language}.json`,
    `app/locales/${language}.json`,
    `features/title/locales/${language}.json`,
    `features/catalogue/locales/${language}.json`,
    `features/sidebar/locales/${language}.json`,
  ]),
];
/** Files of `public/`, whose names stay when they change. */
const PUBLIC = ['favicon.svg', 'drawings/offline.svg', 'drawings/error.svg', 'drawings/poster.svg'];

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files that the service worker brings along; what carries a hash in its name needs no revision. */
function precache(bundle: Rolldown.OutputBundle): { url: string; revision: string | null }[] {
  const names = Object.keys(bundle);
  const files = new Set([
    ...entryFiles(bundle),
    ...AHEAD.flatMap((module) => filesOf(bundle, SOURCE, module)),
    ...names.filter((name) => /\.css$|boot-[^/]+\.js$|vazirmatn-(persian|latin)-common.*\.woff2$/.test(name)),
  ]);
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  return [
    { url: '/index.html', revision: digest(page.source) },
    ...PUBLIC.map((name) => ({ url: `/${name}`, revision: digest(readFileSync(path.join(ROOT, 'public', name))) })),
    ...[...files].map((name) => ({ url: `/${name}`, revision: null })),
  ];
}

/** Builds /sw.js: its name stays, since browsers ask for it anew by that name; what it brings along differs in each build. */
export function serviceWorker(): Plugin {
  return {
    name: 'parde:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleScript(ENTRY, { PRECACHE: precache(bundle) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
