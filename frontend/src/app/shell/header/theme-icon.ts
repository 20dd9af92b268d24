import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { ThemeChoice } from '../../../lib/theme/theme.ts';

export const THEME_ICON: Record<ThemeChoice, IconName> = { dark: 'moon', light: 'sun', system: 'system' };
export const THEMES: readonly ThemeChoice[] = ['dark', 'light', 'system'];
