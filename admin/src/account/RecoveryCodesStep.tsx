import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { saveText } from '../browser/save-text.ts';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown this one time, so neither Escape nor a click beside it closes it. */
export function RecoveryCodesStep({ codes, onDone }: RecoveryCodesStepProps) {
  const translate = useTranslate();
  const heading = useId();
  const word = (key: string) => translate(`parde.account.two_factor.${key}`);
  return (
    <Dialog open aria-labelledby={heading} maxWidth="xs" fullWidth>
      <Box sx={{ padding: 3, display: 'grid', gap: 2 }}>
        <div>
          <Typography id={heading} component="h2" variant="h2">
            {word('codes_title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
            {word('codes_lead')}
          </Typography>
        </div>
        <Box
          component="ul"
          dir="ltr"
          className="tabular"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 2,
            columns: 2,
            borderRadius: '8px',
            backgroundColor: 'var(--sunken)',
            fontWeight: 700,
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() =>
              saveText(`${codes.join('\r\n')}\r\n`, 'parde-recovery-codes.txt', 'text/plain;charset=utf-8')
            }
          >
            {word('download')}
          </Button>
          <Button variant="contained" color="secondary" onClick={onDone}>
            {word('done')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
