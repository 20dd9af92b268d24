import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { asciiSource } from '../services/tools/build/steps/ascii-source.ts';
import { partFiles } from './build/part-files.ts';
import { routerParts } from './build/router-parts.ts';

/** Once nothing prints it anew. */
const inAscii: Plugin = {
  name: 'parde:ascii',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asciiSource(file.code);
  },
};

/** The site once more, as one module that draws its pages on the server. Styles, pictures and scripts are those of the browser's build, which comes first. */
export default defineConfig({
  resolve: { alias: { i18next: path.join(import.meta.dirname, 'build/unused-selectors.ts') } },
  plugins: [react(), routerParts(), inAscii],
  publicDir: false,
  ssr: { noExternal: true },
  define: {
    'process.env.NODE_ENV': '"production"',
    PART_FILES: JSON.stringify(partFiles(path.join(import.meta.dirname, 'dist'))),
  },
  build: {
    ssr: 'src/app/server/page-renderer.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node24',
    // In one file modules run in the order of their imports: what stands in for a browser comes first.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
