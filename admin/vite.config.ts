import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepFormerBuilds } from '../services/tools/build/steps/former-builds.ts';

const backend = process.env.PARDE_SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxy = { '/api': backend, '/media': backend };

/** What serves sources, and passes on to a site with published passwords, is for this machine alone. */
const host = '127.0.0.1';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), keepFormerBuilds(path.join(import.meta.dirname, 'public'))],
  server: { host, port: 5174, proxy },
  preview: { host, port: 4174, proxy },
  // Nothing is inlined as data: URIs, so that the content security policy can stay at 'self'.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // react-admin and Material UI change far less often than the console: a chunk of their own stays in the browser's cache.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules.*\.m?js$/ }] } } },
    chunkSizeWarningLimit: 1_100,
  },
});
