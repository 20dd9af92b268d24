import type { Plugin } from 'vite';

/** What Tailwind writes before a mixed colour, and the mix that browsers which have one take in its place. */
const WITH_FALLBACK =
  /([\w-]+): [^;{}]+;\s*@supports \((?:color: color-mix|background-image: linear-gradient)\(in lab, red, red\)\) \{\s*(\1: [^;{}]+;)\s*\}/g;

/**
 * Every browser of our target mixes colours. What Tailwind gives the others is the colour unmixed, which is no fallback: a light
 * veil becomes the colour of the text upon it.
 */
export function mixedColours(): Plugin {
  return {
    name: 'parde:mixed-colours',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: code.replace(WITH_FALLBACK, '$2'), map: null }),
    },
  };
}
