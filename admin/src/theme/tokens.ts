/** The tokens of the public site in its two themes; the console's light one is its default. */
export interface Tokens {
  mode: 'light' | 'dark';
  paper: string;
  panel: string;
  raised: string;
  sunken: string;
  hairline: string;
  hairlineStrong: string;
  textHigh: string;
  textMid: string;
  textLow: string;
  solid: string;
  onSolid: string;
  accent: string;
  accentStrong: string;
  accentText: string;
  accentWash: string;
  onAccent: string;
  danger: string;
  dangerText: string;
  dangerWash: string;
  success: string;
  successText: string;
  successWash: string;
  hover: string;
  shadow: string;
}

export const LIGHT: Tokens = {
  mode: 'light',
  paper: '#faf7f1',
  panel: '#fffdf8',
  raised: '#fffefb',
  sunken: '#f2ede3',
  hairline: 'rgba(33, 25, 12, 0.11)',
  hairlineStrong: 'rgba(33, 25, 12, 0.24)',
  textHigh: 'rgba(18, 14, 10, 0.92)',
  textMid: 'rgba(18, 14, 10, 0.72)',
  textLow: 'rgba(18, 14, 10, 0.62)',
  solid: '#241e17',
  onSolid: '#fffdf8',
  accent: '#f2b84b',
  accentStrong: '#e9a928',
  accentText: '#865600',
  accentWash: 'rgba(242, 184, 75, 0.16)',
  onAccent: '#1a1206',
  danger: '#b32840',
  dangerText: '#a81d36',
  dangerWash: 'rgba(200, 51, 74, 0.09)',
  success: '#3fb6a8',
  successText: '#0d6a60',
  successWash: 'rgba(63, 182, 168, 0.15)',
  hover: 'rgba(33, 25, 12, 0.04)',
  shadow: '0 16px 48px rgba(70, 50, 20, 0.18)',
};

export const DARK: Tokens = {
  mode: 'dark',
  paper: '#0c0b10',
  panel: '#15141b',
  raised: '#1f1d27',
  sunken: '#100f15',
  hairline: 'rgba(255, 255, 255, 0.08)',
  hairlineStrong: 'rgba(255, 255, 255, 0.18)',
  textHigh: 'rgba(255, 255, 255, 0.92)',
  textMid: 'rgba(255, 255, 255, 0.68)',
  textLow: 'rgba(255, 255, 255, 0.54)',
  solid: '#f3efe6',
  onSolid: '#15141b',
  accent: '#f2b84b',
  accentStrong: '#ffca66',
  accentText: '#f2b84b',
  accentWash: 'rgba(242, 184, 75, 0.14)',
  onAccent: '#1a1206',
  danger: '#c8334a',
  dangerText: '#ff8c9c',
  dangerWash: 'rgba(200, 51, 74, 0.2)',
  success: '#3fb6a8',
  successText: '#5fd0c2',
  successWash: 'rgba(63, 182, 168, 0.16)',
  hover: 'rgba(255, 255, 255, 0.04)',
  shadow: '0 24px 64px rgba(0, 0, 0, 0.55)',
};

/** The tokens as CSS variables (`textHigh` becomes `--text-high`), so that components name a role and not a colour. */
export function cssVariables({ mode, ...tokens }: Tokens): Record<string, string> {
  const named = Object.entries(tokens).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
    value,
  ]);
  return { colorScheme: mode, ...Object.fromEntries(named) };
}
