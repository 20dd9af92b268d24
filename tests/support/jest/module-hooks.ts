/*
 * Node’s own module hooks: TypeScript is compiled by swc (type stripping alone knows neither
 * decorators nor JSX), and what a bundler makes of a style sheet or a picture is empty here.
 */
import { registerHooks } from 'node:module';
import { compileTypescript } from './compile-typescript.ts';

// The runner adds a query to the address of a suite.
const TYPESCRIPT = /(?<!\.d)\.tsx?(\?|$)/;
const ASSET = /\.(css|svg|png|webp|woff2)(\?|$)/;
const PACKAGE = '/node_modules/';

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    if (ASSET.test(url)) return { format: 'module', source: "export default '';", shortCircuit: true };
    if (url.includes(PACKAGE) || !TYPESCRIPT.test(url)) return next(url, context);
    return { format: 'module', source: compileTypescript(url), shortCircuit: true };
  },
});
