import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Key } from '../../Key.tsx';

const KEYS = [
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['approve', ['A']],
  ['refuse', ['R']],
  ['fulfil', ['F']],
  ['name', ['N']],
  ['select', ['X']],
  ['undo', ['U']],
  ['open', ['O']],
  ['search', ['/']],
  ['help', ['?']],
] as const;

interface KeysDialogProps {
  /** Where the queue's own words for its keys are: `parde.keys` for comments. */
  words: string;
  /** Whether the queue has a field for words to search. */
  search?: boolean;
  /** Whether its rows are wishes, which can be fulfilled and named. */
  wishes?: boolean;
  onClose: () => void;
}

export function KeysDialog({ words, search = true, wishes = false, onClose }: KeysDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const has: Record<string, boolean> = { search, fulfil: wishes, name: wishes };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <Box sx={{ padding: 3 }}>
        <Typography id={heading} component="h2" variant="h2">
          {translate('parde.keys.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate('parde.keys.lead')}
        </Typography>
        <Box component="dl" sx={{ margin: 0, marginBlockStart: 1.5 }}>
          {KEYS.filter(([action]) => has[action] ?? true).map(([action, keys]) => (
            <Box
              key={action}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                paddingBlock: 0.75,
                borderBlockEnd: '1px solid var(--hairline)',
              }}
            >
              <Box component="dt" sx={{ flex: 1, fontSize: '0.875rem' }}>
                {translate(`${words}.${action}`)}
              </Box>
              <Box component="dd" sx={{ margin: 0, display: 'flex', gap: 0.75 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockStart: 1.5 }}>
          {translate(`${words}.selection`)}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockStart: 2 }}>
          <Button variant="outlined" autoFocus onClick={onClose}>
            {translate('parde.keys.close')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
