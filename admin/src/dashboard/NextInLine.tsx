import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleComment } from '../api/types.ts';
import { orderOf, queueAddress } from '../components/addresses/queue-address.ts';
import { subjectOf } from '../components/comment-subject.ts';
import { Picture } from '../components/Picture.tsx';
import { useName } from '../components/use-name.ts';
import { useFormat } from '../format/use-format.ts';

const SHOWN = 4;

/** The oldest waiting comments at a glance; deciding is done in the queue. */
export function NextInLine() {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
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
      {data.map(({ id, body, user, created_at, ...about }) => (
        <Box
          key={id}
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
          <Picture {...subjectOf(about).picture} width={32} height={48} letter={nameOf(subjectOf(about).name).main} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box
              dir="auto"
              sx={{
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                fontSize: '0.875rem',
                width: 'fit-content',
                maxWidth: '100%',
                unicodeBidi: 'plaintext',
              }}
            >
              {body}
            </Box>
            <Box
              sx={{
                fontSize: '0.75rem',
                color: 'var(--text-low)',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              <bdi>{user.name}</bdi> · <bdi>{nameOf(subjectOf(about).name).main}</bdi>
            </Box>
          </Box>
          <Box
            component="time"
            dateTime={created_at}
            sx={{ fontSize: '0.75rem', color: 'var(--text-low)', whiteSpace: 'nowrap' }}
          >
            {format.relative(created_at)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
