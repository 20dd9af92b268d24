import { styled } from '@mui/material/styles';

const TONES = {
  good: { color: 'var(--success-text)', backgroundColor: 'var(--success-wash)' },
  bad: { color: 'var(--danger-text)', backgroundColor: 'var(--danger-wash)' },
  warn: { color: 'var(--accent-text)', backgroundColor: 'var(--accent-wash)' },
  quiet: { color: 'var(--text-mid)', backgroundColor: 'var(--hover)' },
} as const;

export type Tone = keyof typeof TONES;

/** A state in one word. The colour only repeats what the word says. */
export const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  display: 'inline-block',
  padding: '3px 10px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  ...TONES[tone],
}));
