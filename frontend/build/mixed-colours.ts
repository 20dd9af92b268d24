import type { Plugin } from 'vite';

/** What Tailwind writes before a mixed colour, and the mix that browsers which have one take in its place. */
const WITH_FALLBACK =
  /([\w-]+): [^;{}]+;\s*@supports \((?:color: color-mix|background-image: linear-gradient)\(in lab, red, red\)\) \{\s*(\1: [^;{}]+;)\s*\}/g;
/** The same, where Tailwind writes the rule twice: below a pointer. */
const RULE_WITH_FALLBACK =
  /(\S[^;{}]*) \{\s*([\w-]+): [^;{}]+;\s*\}\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*\1 \{\s*(\2: [^;{}]+;)\s*\}\s*\}/g;

/** What lies over other things, and lets little of them through. */
const NEARLY_WHOLE = /\b(?:[89]\d)%, transparent\)/;

/**
 * What Tailwind gives browsers that do not mix colours is the colour unmixed. For a light veil that is no fallback, since it
 * becomes the colour of the text upon it: without a rule there is no veil. What is nearly whole keeps it.
 */
function mixedAlone(styles: string): string {
  return styles
    .replace(WITH_FALLBACK, (both, _property, mixed) => (NEARLY_WHOLE.test(mixed) ? both : mixed))
    .replace(RULE_WITH_FALLBACK, (both, selector, _property, mixed) =>
      NEARLY_WHOLE.test(mixed) ? both : `${selector} { ${mixed} }`,
    );
}

export function mixedColours(): Plugin {
  return {
    name: 'parde:mixed-colours',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: (code) => ({ code: mixedAlone(code), map: null }) },
  };
}
