import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useAuthProvider, useTranslate } from 'react-admin';
import { LoginForm } from '../login/LoginForm.tsx';
import { onSessionOver, tellTakenUp } from '../providers/session/session-over.ts';

type Standing = 'signed-in' | 'asking' | 'put-off';

/** When the session is over, asks for another sign-in above the page, on which what was typed stays. */
export function SessionOver() {
  const translate = useTranslate();
  const [standing, setStanding] = useState<Standing>('signed-in');
  // Each poll of the side bar is refused: who has put it off is not asked again.
  useEffect(() => onSessionOver(() => setStanding((before) => (before === 'signed-in' ? 'asking' : before))), []);
  if (standing === 'signed-in') return null;
  return (
    <>
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'center',
          padding: '8px 16px',
          backgroundColor: 'var(--accent-wash)',
          fontSize: '0.875rem',
        }}
      >
        {translate('parde.login.signed_out')}
        <Button size="small" variant="outlined" onClick={() => setStanding('asking')}>
          {translate('parde.login.again')}
        </Button>
      </Box>
      {standing === 'asking' && (
        <SignInAgain onSignedIn={() => setStanding('signed-in')} onLater={() => setStanding('put-off')} />
      )}
    </>
  );
}

function SignInAgain({ onSignedIn, onLater }: { onSignedIn: () => void; onLater: () => void }) {
  const translate = useTranslate();
  const authProvider = useAuthProvider();
  const queries = useQueryClient();
  const heading = useId();
  return (
    <Dialog open onClose={onLater} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogContent sx={{ padding: 3 }}>
        <Typography id={heading} component="h2" variant="h2">
          {translate('parde.login.again')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockStart: 0.25 }}>
          {translate('parde.login.again_lead')}
        </Typography>
        <LoginForm
          said={null}
          login={async (credentials) => {
            await authProvider?.login(credentials);
            onSignedIn();
            tellTakenUp();
            // Whoever it is now may see other things.
            void queries.invalidateQueries();
          }}
        />
        <Button variant="text" fullWidth onClick={onLater}>
          {translate('parde.login.later')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
