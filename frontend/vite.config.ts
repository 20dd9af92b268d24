import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepFormerBuilds } from '../services/tools/build/steps/former-builds.ts';
import { bootScript } from './build/boot-script.ts';
import { CHUNKS, IN_EVERY_PAGE } from './build/chunks.ts';
import { firstPaint } from './build/first-paint.ts';
import { mixedColours } from './build/mixed-colours.ts';
import { routerParts } from './build/router-parts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { lettersOfDocument, siteFonts } from './build/site-fonts.ts';

const backend = process.env.PARDE_SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The sandbox bank and the mailbox of development come with the site; files are fetched below the last. */
const PROXY = {
  '/api': backend,
  '/media': backend,
  '/bank': backend,
  '/dev': backend,
  '^/(d|dl|stream)/': backend,
  // A page, and at the same address what it sends.
  '/unsubscribe/': { target: backend, bypass: ({ method, url }: IncomingMessage) => (method === 'GET' ? url : null) },
};

/** What serves sources, and passes on to a site with published passwords, is for this machine alone. */
const LOOPBACK = '127.0.0.1';

/** Of 2022: the first with the layers that Tailwind's styles lie in. They draw what they cannot mix or measure in plainer ways. */
const OLDEST = ['chrome99', 'firefox97', 'safari16'];

export default defineConfig({
  resolve: { alias: { i18next: path.join(import.meta.dirname, 'build/unused-selectors.ts') } },
  plugins: [
    react(),
    // Once is enough: Vite makes the styles small as well.
    tailwindcss({ optimize: false }),
    mixedColours(),
    routerParts(),
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
    target: ['es2022', ...OLDEST],
    cssTarget: OLDEST,
    assetsInlineLimit: 0,
    // For what draws pages on the server: it tells them the names of their files.
    manifest: true,
    // Every browser of our target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // A part names only what it brings: what every page has is there.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !IN_EVERY_PAGE.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
});
