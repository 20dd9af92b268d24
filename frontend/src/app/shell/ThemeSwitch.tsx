import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/IconButton.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { Part } from '../../components/feedback/Part.tsx';
import { useTheme } from '../../lib/theme/theme.ts';
import { THEME_ICON } from './theme-icon.ts';

const ThemeMenu = lazyPart('ThemeMenu', () => import('./ThemeMenu.tsx'));

/** The menu is loaded with the first press. */
export function ThemeSwitch() {
  const { t } = useTranslation('core');
  const [used, setUsed] = useState(false);
  const icon = THEME_ICON[useTheme()];
  const button = (onClick: () => void) => <IconButton icon={icon} label={t('theme.label')} onClick={onClick} />;
  const closed = button(() => setUsed(true));
  if (!used) return closed;
  return (
    <Part waiting={closed} failed={button}>
      <ThemeMenu />
    </Part>
  );
}
