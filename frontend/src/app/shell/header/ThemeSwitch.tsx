import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { OpenOnPress } from '../../../components/overlay/OpenOnPress.tsx';
import { useTheme } from '../../../lib/theme/theme.ts';
import { THEME_ICON } from './theme-icon.ts';

const ThemeMenu = lazyPart('ThemeMenu', () => import('./ThemeMenu.tsx'));

export function ThemeSwitch() {
  const { t } = useTranslation('core');
  const icon = THEME_ICON[useTheme()];
  return (
    <OpenOnPress
      button={(open) => <IconButton icon={icon} label={t('theme.label')} onClick={open} />}
      menu={<ThemeMenu />}
    />
  );
}
