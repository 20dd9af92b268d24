import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { SubtitleMend } from '../../../api/types.ts';
import { Tag } from '../../../components/tags/Tag.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { difference } from './mended.ts';
import type { Choice } from './use-review.ts';

interface MendRowProps {
  mend: SubtitleMend;
  choice: Choice;
  current: boolean;
  /** Whether it will be done. */
  active: boolean;
  /** Nothing can be decided any more. */
  fixed: boolean;
  onPoint: () => void;
  onSay: (choice: Choice) => void;
}

const Row = styled('li', { shouldForwardProp: (prop) => prop !== 'current' })<{ current: boolean }>(({ current }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 20px',
  borderBlockEnd: '1px solid var(--hairline)',
  boxShadow: current ? 'inset 4px 0 0 var(--accent), inset -4px 0 0 var(--accent)' : 'none',
  backgroundColor: current ? 'var(--hover)' : 'transparent',
}));

const Text = styled('div')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: 1.8,
  unicodeBidi: 'plaintext',
  '& del': { backgroundColor: 'var(--danger-wash)', color: 'var(--danger-text)' },
  '& ins': { backgroundColor: 'var(--success-wash)', color: 'var(--success-text)', textDecoration: 'none' },
});

const TIMES = new Set(['order', 'invalid-time', 'overlap', 'too-long', 'too-short', 'too-fast']);

/** One change: what stands there, what would stand there, and the two answers. */
export function MendRow({ mend, choice, current, active, fixed, onPoint, onSay }: MendRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) place.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const { start, gone, come, end } = difference(mend.before, mend.after);
  const answer = (says: 'accepted' | 'refused', key: string) => (
    <Button
      size="small"
      variant={choice === says ? 'contained' : 'outlined'}
      color={says === 'accepted' ? 'success' : 'error'}
      aria-pressed={choice === says}
      onClick={() => onSay(says)}
    >
      {translate(`parde.subtitles.review.${key}`)}
    </Button>
  );
  return (
    <Row ref={place} current={current} onClick={onPoint} aria-current={current || undefined} data-mend={mend.id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Tag tone="quiet">{translate(`parde.subtitles.kinds.${mend.kind}`)}</Tag>
        {mend.cue !== null && (
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
            {translate('parde.subtitles.review.cue', { number: format.plain(mend.cue) })}
          </Box>
        )}
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
          {mend.required && <Tag tone="warn">{translate('parde.subtitles.review.required')}</Tag>}
          {!mend.required && !fixed && answer('accepted', 'accept')}
          {!mend.required && !fixed && answer('refused', 'refuse')}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          opacity: choice === 'accepted' && !active ? 0.5 : 1,
        }}
      >
        <Text dir={TIMES.has(mend.kind) ? 'ltr' : 'auto'}>
          {start}
          {gone && <del>{gone}</del>}
          {end}
        </Text>
        <Text dir={TIMES.has(mend.kind) ? 'ltr' : 'auto'}>
          {start}
          {come && <ins>{come}</ins>}
          {end}
        </Text>
      </Box>
    </Row>
  );
}
