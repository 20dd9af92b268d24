import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Key } from '../../../components/Key.tsx';
import { Panel } from '../../../components/Panel.tsx';

const KEYS = [
  ['accept', 'Y'],
  ['refuse', 'N'],
  ['all', 'A'],
  ['publish', 'Enter'],
  ['refuse_subtitle', 'R'],
] as const;

interface ReviewActionsProps {
  /** How many mends wait for an answer. */
  open: number;
  busy: boolean;
  onPublish: () => void;
  onRefuse: () => void;
}

/** What becomes of a subtitle that waits, and the keys that do it. */
export function ReviewActions({ open, busy, onPublish, onRefuse }: ReviewActionsProps) {
  const translate = useTranslate();
  return (
    <Panel sx={{ display: 'grid', gap: 1.5, padding: 2.5 }}>
      <Button variant="contained" color="secondary" disabled={busy} onClick={onPublish}>
        {translate('parde.subtitles.review.publish')}
      </Button>
      <Button variant="outlined" color="error" onClick={onRefuse}>
        {translate('parde.subtitles.refusing.open')}
      </Button>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {translate('parde.subtitles.review.open', { smart_count: open })}
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 1.5, fontSize: '0.75rem' }}>
        {KEYS.map(([action, key]) => (
          <span key={action}>
            <Key>{key}</Key> {translate(`parde.subtitles.review.keys.${action}`)}
          </span>
        ))}
      </Box>
    </Panel>
  );
}
