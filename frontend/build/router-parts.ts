import type { Plugin } from 'vite';

const ROUTER = 'react-router/dist';
const OFFERED = /^react-router(\/dom)?$/;
/** Names for the tools of developers, which keep a part that nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** A part is made of a component by a call, which may do anything as far as a bundler sees. */
const MAKING = /^var (\w+) = (React\d*\.(?:forwardRef|memo)\()/gm;
/** What is said to developers: a warning, and why something cannot be, which fails without the words as well. */
const WARNING = /^( *)warning(?:Once)?\((?:\n\1 {2}.*)+\n\1\);$/gm;
const REASON = /^( *)(invariant\((?:\n\1 {2}.*)+?),\n(?:\1 {2}\/\/.*\n)*\1 {2}[`"'].*\n\1\);$/gm;

/**
 * Of the router comes what the site uses, in its build for production: its package offers the one of development to every bundler,
 * and forms, fetchers and the error pages of its framework would come along. On the server that one writes each address that is no page
 * between the lines of the process, with all that stands in it.
 */
export function routerParts(): Plugin {
  return {
    name: 'parde:router-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!OFFERED.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(`${ROUTER}/development/`, `${ROUTER}/production/`) };
    },
    transform(code, id) {
      if (!id.includes(`${ROUTER}/production/`)) return null;
      const used = code
        .replace(DISPLAY_NAME, '')
        .replace(MAKING, 'var $1 = /* @__PURE__ */ $2')
        .replace(WARNING, '')
        .replace(REASON, '$1$2);');
      return { code: used, map: null };
    },
  };
}
