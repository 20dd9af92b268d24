import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const TOKENS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const SURFACES = ['ink', 'surface-1', 'surface-2', 'surface-3'];
const TEXTS = ['text-high', 'text-mid', 'text-low', 'accent-text', 'danger-text', 'success-text'];
const VEILS: [text: string, veil: string, share: number][] = [
  ...TEXTS.map((text): [string, string, number] => [text, 'text-high', 0.08]),
  ['accent-text', 'accent', 0.14],
  ['success-text', 'success', 0.14],
  ['danger-text', 'danger', 0.14],
];
const FILLED = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-success', 'success'],
] as const;
const ENOUGH = 4.5;

type Colour = [number, number, number];
type Theme = Record<string, string>;

function themeOf(name: string): Theme {
  const block = new RegExp(`\\[data-theme="${name}"\\] \\{([^}]+)\\}`).exec(TOKENS)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, token, value]) => [token, value]));
}

/** @throws for a colour that is not opaque. */
function colour(theme: Theme, token: string): Colour {
  const value = theme[token] ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${token} is ${value}, which is no opaque colour`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Colour;
}

function luminance(of: Colour): number {
  const [red, green, blue] = of.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const veiled = (ground: Colour, veil: Colour, share: number) =>
  ground.map((part, n) => part * (1 - share) + (veil[n] ?? 0) * share) as Colour;

describe.each(['dark', 'light'])('texts of the %s theme', (name) => {
  const theme = themeOf(name);

  it('are opaque and legible on each of its surfaces', () => {
    const faint = TEXTS.flatMap((text) =>
      SURFACES.map((surface) => [text, surface, contrast(colour(theme, text), colour(theme, surface))]),
    ).filter(([, , reached]) => (reached as number) < ENOUGH);
    expect(faint).toEqual([]);
  });

  it('are legible on the tints that lie on a surface', () => {
    const faint = VEILS.flatMap(([text, veil, share]) =>
      SURFACES.slice(0, 3).map((surface) => {
        const ground = veiled(colour(theme, surface), colour(theme, veil), share);
        return [text, `${veil} on ${surface}`, contrast(colour(theme, text), ground)];
      }),
    ).filter(([, , reached]) => (reached as number) < ENOUGH);
    expect(faint).toEqual([]);
  });

  it('are legible on filled buttons', () => {
    for (const [text, ground] of FILLED)
      expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(ENOUGH);
    expect(contrast([255, 255, 255], colour(theme, 'danger'))).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe('the sources of the site', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
    .map((file): [string, string] => [file, readFileSync(path.join(SOURCES, file), 'utf8')]);
  const found = (pattern: RegExp) =>
    files.flatMap(([file, source]) => [...source.matchAll(pattern)].map(([words]) => `${file}: ${words.trim()}`));

  it('give no text a translucent colour', () => {
    // A size may carry its line height, `text-sm/6`.
    expect(found(/\b(?:text|placeholder)-(?!(?:xs|sm|base|lg|xl|\dxl)\/)[\w-]+\/\d+/g)).toEqual([]);
    expect(
      found(
        /^\s*(?:color|-webkit-text-fill-color):(?!\s*(?:var\(--[\w-]+\)|inherit|currentcolor|SelectedItemText);).*/gim,
      ),
    ).toEqual([]);
  });

  it('fade texts only while they are of no use', () => {
    const states = 'disabled|has-disabled|data-disabled|aria-disabled|aria-busy';
    expect(found(new RegExp(`(?<!(?:${states}):)\\bopacity-(?!0\\b|100\\b)\\d+`, 'g'))).toEqual([]);
  });
});
