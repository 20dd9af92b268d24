import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepFormerBuilds } from '../services/tools/build/former-builds.ts';
import { bootScript } from './build/boot-script.ts';
import { firstPaint } from './build/first-paint.ts';
import { serviceWorker } from './build/service-worker.ts';
import { lettersOfDocument, siteFonts } from './build/site-fonts.ts';

/** What every page needs, in two files: few requests, better compression, and a vendor file that outlives our releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-i18next|openapi-fetch|@radix-ui\/react-direction)\//;
/** What TanStack Query has for mutations, pages of pages and several queries at once. */
const QUERY_ELSEWHERE =
  /@tanstack\/.*\/(queriesObserver|mutationObserver|infiniteQueryObserver|useQueries|useMutation|useInfiniteQuery|infiniteQueryOptions)\.js$/;
const EVERYWHERE =
  /frontend\/src\/(lib\/(?!text\/)|components\/(icon|poster|shelf|button|layout\/(class-names|PageTitle|LazyMount))|components\/feedback\/(?!Toaster)|features\/home|app\/(App|AppRoutes|routes\/(HomeRoute|account-routes)|shell\/(?!ThemeMenu|MoreSheet|Footer))|features\/accounts\/UserMenu)/;
const NOT_SHARED =
  /switch-language|keep-place|genres-query|plans-query|lib\/downloads|lib\/files|registration-order|submission-key|toast-errors|site-pages|locales\/|bundled-texts|QualityBars|ProgressBar|PostGrid|Portrait|use-format|format\/(date|clock|length|money|bytes|abbreviate|ordinal)|vocabulary\/(quality|codec-name)|country-name|language-name|Chip|Avatar|home\/below/;

const isVendor = (id: string) => (VENDOR.test(id) && !QUERY_ELSEWHERE.test(id)) || id.includes('rolldown/runtime');

/** What every form shares, in one file that only pages with a form load. */
const FORM =
  /node_modules\/(react-hook-form|@hookform|zod)\/|components\/form\/(use-api-form|show-server-errors|server-errors|FormAlert|Field|TextInput)/;

const backend = process.env.PARDE_SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The sandbox bank and the mailbox of development come with the site; files are fetched below the last. */
const PROXY = { '/api': backend, '/media': backend, '/bank': backend, '/dev': backend, '^/(d|dl|stream)/': backend };

/** What serves sources, and passes on to a site with published passwords, is for this machine alone. */
const LOOPBACK = '127.0.0.1';

export default defineConfig({
  resolve: { alias: { i18next: path.join(import.meta.dirname, 'build/unused-selectors.ts') } },
  plugins: [
    react(),
    tailwindcss(),
    siteFonts(),
    bootScript(),
    lettersOfDocument(),
    firstPaint(),
    serviceWorker(),
    keepFormerBuilds(path.join(import.meta.dirname, 'public')),
  ],
  server: { host: LOOPBACK, port: 5173, proxy: PROXY },
  preview: { host: LOOPBACK, proxy: PROXY },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // For what draws pages on the server: it tells them the names of their files.
    manifest: true,
    // Every browser of our target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: isVendor },
            { name: 'site', test: (id: string) => EVERYWHERE.test(id) && !NOT_SHARED.test(id) },
            { name: 'form', test: FORM },
          ],
        },
      },
    },
  },
});
