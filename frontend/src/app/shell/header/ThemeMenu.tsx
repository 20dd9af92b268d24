import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Menu, MenuChoice } from '../../../components/overlay/Menu.tsx';
import { chooseTheme, type ThemeChoice, useTheme } from '../../../lib/theme/theme.ts';
import { THEME_ICON, THEMES } from './theme-icon.ts';

export default function ThemeMenu() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const [open, setOpen] = useState(true);
  return (
    <Menu open={open} onOpenChange={setOpen} trigger={<IconButton icon={THEME_ICON[theme]} label={t('theme.label')} />}>
      <MenuChoice
        value={theme}
        onChange={(value) => chooseTheme(value as ThemeChoice)}
        options={THEMES.map((value) => ({ value, text: t(`theme.${value}`), icon: THEME_ICON[value] }))}
      />
    </Menu>
  );
}
