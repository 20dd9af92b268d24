import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useCheckAuth, useLogin, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useScreenActions } from '../components/page/use-screen-actions.ts';
import { Wordmark } from '../components/Wordmark.tsx';
import { isSessionOver, refusedAccount } from '../providers/session/auth-provider.ts';
import { GirihField } from './GirihField.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Someone who is already signed in as staff goes straight on; an account that is not staff is told so. */
function useArrival(): string | null {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => refusedAccount().then(setRefused),
    );
  }, [checkAuth, navigate]);
  return refused;
}

export function LoginPage() {
  const translate = useTranslate();
  const refused = useArrival();
  const login = useLogin();
  const { switchLanguage } = useScreenActions();
  const title = translate('parde.login.title');
  const over = isSessionOver() ? translate('parde.login.over') : null;
  useEffect(() => {
    document.title = translate('parde.app.title', { page: title });
  }, [translate, title]);

  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: 'minmax(420px, 5fr) 6fr' } }}>
      <Box
        component="main"
        sx={{ display: 'flex', flexDirection: 'column', padding: { xs: '20px 16px', md: '32px 40px' } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Box
            component="a"
            href="/"
            aria-label={translate('parde.login.to_site')}
            sx={{ color: 'var(--text-high)', display: 'flex' }}
          >
            <Wordmark height={30} />
          </Box>
          <Button variant="text" size="small" onClick={switchLanguage}>
            {translate('parde.nav.language')}
          </Button>
        </Box>
        <Box sx={{ width: '100%', maxWidth: 380, margin: 'auto', paddingBlock: 4 }}>
          <Typography component="h1" sx={{ fontSize: '2.125rem', fontWeight: 850, lineHeight: 1.4 }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockEnd: 1 }}>
            {translate('parde.login.lead')}
          </Typography>
          <LoginForm said={refused ? translate('parde.login.staff_only', { username: refused }) : over} login={login} />
        </Box>
      </Box>
      <GirihField />
    </Box>
  );
}
