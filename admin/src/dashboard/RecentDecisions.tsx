import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleComment } from '../api/types.ts';
import { queueAddress } from '../components/addresses/queue-address.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';

const SHOWN = 5;

function Decision({ comment }: { comment: ConsoleComment }) {
  const translate = useTranslate();
  const format = useFormat();
  const approved = comment.status === 'approved';
  const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      component={Link}
      to={queueAddress({ status: comment.status })}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        paddingInline: '20px',
        paddingBlock: 1,
        fontSize: '0.8125rem',
        color: 'var(--text-mid)',
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <Box
        component="span"
        sx={{ width: 64, flex: 'none', fontWeight: 700, color: `var(--${approved ? 'success' : 'danger'}-text)` }}
      >
        {translate(`parde.comments.status.${comment.status}`)}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={{ color: 'var(--text-high)', width: 'fit-content', maxWidth: '100%', ...oneLine }}>
          {comment.body}
        </Box>
      </Box>
      <Box component="span" sx={{ flex: 'none', color: 'var(--text-low)', display: { xs: 'none', sm: 'inline' } }}>
        <bdi>{comment.decided_by}</bdi>
        {comment.decided_at && <> · {format.relative(comment.decided_at)}</>}
      </Box>
    </Box>
  );
}

/** What was decided last and by whom: the first thing to look at when a colleague has been at work. */
export function RecentDecisions() {
  const translate = useTranslate();
  const { data } = useGetList<ConsoleComment>('comments', {
    filter: { status: 'all' },
    sort: { field: 'decided_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const decided = data?.filter(({ status }) => status !== 'pending');
  if (!decided?.length) return null;
  return (
    <Panel aria-labelledby="recent" sx={{ paddingBlockEnd: 1 }}>
      <PanelHead sx={{ border: 0, paddingBlockEnd: 0.5 }}>
        <Typography id="recent" component="h2" variant="h3">
          {translate('parde.dashboard.recent')}
        </Typography>
      </PanelHead>
      {decided.map((comment) => (
        <Decision key={comment.id} comment={comment} />
      ))}
    </Panel>
  );
}
