import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLogout, useTranslate } from 'react-admin';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { useScreenActions } from '../components/page/use-screen-actions.ts';
import { QuietNote } from '../components/QuietNote.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** All that an admin without two-factor sign-in can do where it is needed: set it up, or leave. */
export function EnrolFirstPage({ onChanged }: { onChanged: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const { switchLanguage } = useScreenActions();
  return (
    <Box component="main">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: { xs: '16px', md: '20px 32px' } }}>
        <Wordmark />
        <Button variant="text" size="small" sx={{ marginInlineStart: 'auto' }} onClick={switchLanguage}>
          {translate('parde.nav.language')}
        </Button>
        <Button variant="text" size="small" onClick={() => logout({ byHand: true }, undefined, false)}>
          {translate('parde.nav.sign_out')}
        </Button>
      </Box>
      <PageFrame title={translate('parde.account.two_factor.first_title')} width={860}>
        <QuietNote>{translate('parde.account.two_factor.first_lead')}</QuietNote>
        <TwoFactorPanel onChanged={onChanged} />
      </PageFrame>
    </Box>
  );
}
