import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWindowTitle } from './use-window-title.ts';

interface StateMessageProps {
  drawing: 'done' | 'nothing' | 'broken';
  title: string;
  lead?: string;
  /** It is all that its page says. */
  isPage?: boolean;
  /** The one way on. */
  action?: ReactNode;
}

/** An eight-pointed girih star: whole when all is done, open when there is nothing, cut when something broke. */
function Star({ drawing }: { drawing: StateMessageProps['drawing'] }) {
  const colour = { done: 'var(--success)', nothing: 'var(--hairline-strong)', broken: 'var(--danger)' }[drawing];
  return (
    <svg width="88" height="88" viewBox="0 0 88 88" fill="none" aria-hidden="true">
      <g
        stroke={colour}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeDasharray={drawing === 'nothing' ? '3 5' : undefined}
      >
        <rect x="18" y="18" width="52" height="52" />
        <rect x="18" y="18" width="52" height="52" transform="rotate(45 44 44)" />
        <circle cx="44" cy="44" r="40" opacity="0.35" />
      </g>
      {drawing === 'done' && (
        <path d="m33 45 8 8 15-17" stroke={colour} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {drawing === 'broken' && <path d="M44 32v15m0 8v.5" stroke={colour} strokeWidth="3" strokeLinecap="round" />}
      {drawing === 'nothing' && <path d="M36 44h16" stroke="var(--text-low)" strokeWidth="2" strokeLinecap="round" />}
    </svg>
  );
}

export function StateMessage({ drawing, title, lead, isPage = false, action }: StateMessageProps) {
  useWindowTitle(isPage ? title : null);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', paddingBlock: 8, paddingInline: 2 }}>
      <Star drawing={drawing} />
      <Typography component={isPage ? 'h1' : 'h2'} variant="h2" sx={{ marginBlockStart: 2.5 }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', maxWidth: 420, marginBlockStart: 0.5 }}>
          {lead}
        </Typography>
      )}
      {action && <Box sx={{ marginBlockStart: 2.5 }}>{action}</Box>}
    </Box>
  );
}
