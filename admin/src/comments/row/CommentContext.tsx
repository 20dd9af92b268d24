import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { SiteLink } from '../../components/links/SiteLink.tsx';
import { subjectOf } from '../../components/names/comment-subject.ts';
import { useName } from '../../components/names/use-name.ts';
import { CommentText } from './CommentText.tsx';

/** The title or the news post that the comment stands under, as a link to its public page. */
export function CommentSubjectLine({ comment }: { comment: ConsoleComment }) {
  const translate = useTranslate();
  const nameOf = useName();
  const { name: names, address } = subjectOf(comment);
  const name = nameOf(names).main;
  return (
    <Box sx={{ fontSize: '0.8125rem', fontWeight: 700, lineHeight: 1.7 }}>
      <SiteLink
        href={address}
        aria-label={translate('parde.comments.open_title', { name })}
        style={{ textDecoration: 'none' }}
      >
        <bdi>{name}</bdi>
        <OpenInNew sx={{ fontSize: 13, marginInlineStart: 0.75, color: 'var(--text-low)', verticalAlign: '-2px' }} />
      </SiteLink>
    </Box>
  );
}

/** The comment that is being answered: without it a reply often makes no sense. */
export function ParentQuote({ parent }: { parent: NonNullable<ConsoleComment['parent']> }) {
  const translate = useTranslate();
  return (
    <Box
      component="blockquote"
      sx={{
        margin: 0,
        marginBlock: '4px 8px',
        paddingInlineStart: 1.5,
        borderInlineStart: '2px solid var(--hairline-strong)',
      }}
    >
      <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
        {translate('parde.comments.reply_to', { username: parent.username })}
      </Box>
      <CommentText text={parent.body} muted lines={2} />
    </Box>
  );
}
