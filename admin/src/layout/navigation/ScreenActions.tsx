import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Translate from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useScreenActions } from '../../components/page/use-screen-actions.ts';

const icon = { fontSize: 19 };

/** The row of small switches at the foot of the rail. */
export function ScreenActions() {
  const translate = useTranslate();
  const { dark, switchLanguage, switchTheme } = useScreenActions();
  const theme = translate(dark ? 'parde.nav.to_light' : 'parde.nav.to_dark');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, paddingInline: 0.5 }}>
      <Tooltip title={translate('parde.nav.language')}>
        <IconButton aria-label={translate('parde.nav.language')} onClick={switchLanguage}>
          <Translate sx={icon} />
        </IconButton>
      </Tooltip>
      <Tooltip title={theme}>
        <IconButton aria-label={theme} onClick={switchTheme}>
          {dark ? <LightModeOutlined sx={icon} /> : <DarkModeOutlined sx={icon} />}
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('parde.nav.site')}>
        <IconButton aria-label={translate('parde.nav.site')} component="a" href="/" target="_blank" rel="noopener">
          <OpenInNew sx={icon} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
