import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.PARDE_SITE_URL ?? 'http://127.0.0.1:3000';
const proxy = { '/api': backend, '/media': backend };

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  server: { port: 5174, proxy },
  preview: { port: 4174, proxy },
  // Nothing is inlined as data: URIs, so that the content security policy can stay at 'self'.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
