import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

const REASONS = ['spoiler', 'insult', 'advertising', 'off_topic', 'personal'] as const;
const LONGEST_REASON = 500;

interface RefuseDialogProps {
  count: number;
  onCancel: () => void;
  onRefuse: (reason: string | undefined) => void;
}

/** Asks for a reason, demands none: Enter refuses at once. Mounted anew for every refusal, so that no old reason lingers. */
export function RefuseDialog({ count, onCancel, onRefuse }: RefuseDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = (words: string) => {
    setReason(words);
    // Enter on a chip would press the chip again; in the field it refuses.
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onRefuse(reason.trim() || undefined);
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <Box component="form" onSubmit={submit} sx={{ padding: 3 }}>
        <Typography id={heading} component="h2" variant="h2">
          {translate('parde.refusing.title', { smart_count: count })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlock: '2px 16px' }}>
          {translate('parde.refusing.lead')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
          {REASONS.map((key) => {
            const words = translate(`parde.refusing.reasons.${key}`);
            const chosen = reason === words;
            return (
              <Chip
                key={key}
                label={words}
                aria-pressed={chosen}
                color={chosen ? 'primary' : 'default'}
                variant={chosen ? 'filled' : 'outlined'}
                onClick={() => choose(chosen ? '' : words)}
              />
            );
          })}
        </Box>
        <OutlinedInput
          fullWidth
          autoFocus
          inputRef={input}
          size="small"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          placeholder={translate('parde.refusing.placeholder')}
          inputProps={{ 'aria-label': translate('parde.refusing.reason'), maxLength: LONGEST_REASON, dir: 'auto' }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, marginBlockStart: 2.5 }}>
          <Button variant="text" onClick={onCancel}>
            {translate('parde.refusing.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error">
            {translate('parde.refusing.submit')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
