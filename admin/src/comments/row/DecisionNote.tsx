import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';

/** Who decided, when, and why; nothing while the comment waits. */
export function DecisionNote({ comment }: { comment: ConsoleComment }) {
  const translate = useTranslate();
  const format = useFormat();
  if (comment.status === 'pending') return null;
  const approved = comment.status === 'approved';
  return (
    <Box
      sx={{
        marginBlockStart: 1,
        fontSize: '0.8125rem',
        color: 'var(--text-mid)',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 12px',
      }}
    >
      <span>
        <Box component="span" sx={{ color: approved ? 'var(--success-text)' : 'var(--danger-text)', fontWeight: 700 }}>
          {translate(`parde.comments.status.${comment.status}`)}
        </Box>{' '}
        <bdi>{comment.decided_by ?? translate('parde.comments.by_itself')}</bdi>
        {comment.decided_at && (
          <span title={format.dateTime(comment.decided_at)}> · {format.relative(comment.decided_at)}</span>
        )}
      </span>
      {(comment.refusal || comment.reason) && (
        <span>
          {translate('parde.comments.reason')}:{' '}
          {comment.refusal && translate(`parde.refusing.reasons.${comment.refusal}`)}
          {comment.refusal && comment.reason && ' · '}
          <bdi>{comment.reason}</bdi>
        </span>
      )}
    </Box>
  );
}
