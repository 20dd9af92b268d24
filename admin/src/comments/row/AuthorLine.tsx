import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleComment } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';

const Author = styled(Link)({
  color: 'var(--text-high)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** What the author's earlier comments came to: the quickest hint at what to expect of this one. */
function History({ counts }: { counts: ConsoleComment['other_comments'] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { approved, refused } = counts;
  const suspicious = refused > 0 && refused >= approved;
  if (approved + refused === 0) return <span>{translate('parde.comments.first')}</span>;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 1 }}
      title={translate('parde.comments.history', {
        approved: format.number(approved),
        refused: format.number(refused),
      })}
    >
      {approved > 0 && <span>{translate('parde.comments.approved_count', { smart_count: approved })}</span>}
      {refused > 0 && (
        <Box
          component="span"
          sx={{ color: suspicious ? 'var(--danger-text)' : 'inherit', fontWeight: suspicious ? 700 : 400 }}
        >
          {translate('parde.comments.refused_count', { smart_count: refused })}
        </Box>
      )}
    </Box>
  );
}

export function AuthorLine({ comment }: { comment: ConsoleComment }) {
  const format = useFormat();
  const { user } = comment;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.75,
        fontSize: '0.8125rem',
        lineHeight: 1.8,
        color: 'var(--text-low)',
      }}
    >
      <span>
        <Author to={`/users/${user.id}/show`}>
          <bdi>{user.name || user.username}</bdi>
        </Author>{' '}
        <bdi dir="ltr">@{user.username}</bdi>
      </span>
      <History counts={comment.other_comments} />
      <time dateTime={comment.created_at} title={format.dateTime(comment.created_at)}>
        {format.relative(comment.created_at)}
      </time>
    </Box>
  );
}
