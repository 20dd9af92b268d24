import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleComment } from '../api/types.ts';
import { orderOf, queueAddress } from '../components/addresses/queue-address.ts';
import { subjectOf } from '../components/names/comment-subject.ts';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';
import { useFormat } from '../format/use-format.ts';

const SHOWN = 4;
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const SMALL = { fontSize: '0.75rem', color: 'var(--text-low)' };

/** The oldest waiting comments at a glance; deciding is done in the queue. */
export function NextInLine() {
  const translate = useTranslate();
  const { data } = useGetList<ConsoleComment>('comments', {
    filter: { status: 'pending' },
    sort: orderOf('pending'),
    pagination: { page: 1, perPage: SHOWN },
  });
  if (!data?.length) return null;
  return (
    <Box sx={{ borderBlockStart: '1px solid var(--hairline)', paddingBlockEnd: 1 }}>
      <Box
        sx={{
          padding: '12px 28px 4px',
          paddingInline: { xs: '20px', md: '28px' },
          fontSize: '0.75rem',
          color: 'var(--text-low)',
        }}
      >
        {translate('parde.dashboard.next_up')}
      </Box>
      {data.map((comment) => (
        <WaitingComment key={comment.id} comment={comment} />
      ))}
    </Box>
  );
}

function WaitingComment({ comment: { body, user, created_at, ...about } }: { comment: ConsoleComment }) {
  const format = useFormat();
  const nameOf = useName();
  const { picture, name } = subjectOf(about);
  const subject = nameOf(name).main;
  return (
    <Box
      component={Link}
      to={queueAddress({ status: 'pending' })}
      sx={{
        display: 'flex',
        gap: 1.75,
        alignItems: 'center',
        paddingBlock: 1.25,
        paddingInline: { xs: '20px', md: '28px' },
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <Picture {...picture} width={32} height={48} letter={subject} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box
          dir="auto"
          sx={{ ...ONE_LINE, fontSize: '0.875rem', width: 'fit-content', maxWidth: '100%', unicodeBidi: 'plaintext' }}
        >
          {body}
        </Box>
        <Box sx={{ ...ONE_LINE, ...SMALL }}>
          <bdi>{user.name}</bdi> · <bdi>{subject}</bdi>
        </Box>
      </Box>
      <Box component="time" dateTime={created_at} sx={{ ...SMALL, whiteSpace: 'nowrap' }}>
        {format.relative(created_at)}
      </Box>
    </Box>
  );
}
