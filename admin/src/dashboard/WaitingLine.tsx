import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Overview } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';

interface WaitingLineProps {
  waiting: Overview['waiting'][keyof Overview['waiting']];
  /** Translation keys: how much waits, what of it is to be known, and the button. */
  words: { count: string; lead?: string; open: string };
  to: string;
  urgent?: boolean;
  /** Shown below it. */
  children?: ReactNode;
}

/** A kind of work that waits, and the way to it; nothing at all when there is none, or when it is not for the reader. */
export function WaitingLine({ waiting, words, to, urgent = false, children }: WaitingLineProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [heading, button] = [useId(), useId()];
  const { count = 0, oldest_at: oldest = null } = waiting ?? {};
  if (count === 0) return null;
  const age = oldest && format.age(oldest);
  const facts = [words.lead && translate(words.lead), age && translate('parde.dashboard.oldest', { age })];
  const lead = facts.filter(Boolean).join(' ');
  return (
    <Panel>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          padding: { xs: '16px 20px', md: '18px 28px' },
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography id={heading} component="h2" variant="h3" sx={urgent ? { color: 'var(--danger-text)' } : {}}>
            {translate(words.count, { smart_count: count })}
          </Typography>
          {lead && (
            <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {/* Several say the same; heard by itself each says of what. */}
        <Button id={button} aria-labelledby={`${button} ${heading}`} variant="outlined" component={Link} to={to}>
          {translate(words.open)}
        </Button>
      </Box>
      {children}
    </Panel>
  );
}
