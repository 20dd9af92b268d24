import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/IconButton.tsx';
import { useTheme } from '../../lib/theme/theme.ts';
import { THEME_ICON } from './theme-icon.ts';

const ThemeMenu = lazy(() => import('./ThemeMenu.tsx'));

/** The menu is loaded with the first press. */
export function ThemeSwitch() {
  const { t } = useTranslation('core');
  const [used, setUsed] = useState(false);
  const button = <IconButton icon={THEME_ICON[useTheme()]} label={t('theme.label')} onClick={() => setUsed(true)} />;
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <ThemeMenu />
    </Suspense>
  );
}
