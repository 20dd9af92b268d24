import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import { Picture } from '../components/Picture.tsx';
import { useName } from '../components/use-name.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { CommentTitleLine, ParentQuote } from './CommentContext.tsx';
import { CommentText } from './CommentText.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { RowActions } from './RowActions.tsx';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 48px minmax(0, 1fr) auto',
  columnGap: 14,
  paddingBlock: 16,
  paddingInline: '10px 20px',
  borderBlockEnd: '1px solid var(--hairline)',
  outline: 'none !important',
  transition: 'opacity 160ms ease-out',
  scrollMarginBlock: 80,
  '&:first-of-type': { borderStartStartRadius: 11, borderStartEndRadius: 11 },
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[data-busy="true"]': { opacity: 0.45 },
  '&[data-selected="true"]': { backgroundColor: 'var(--accent-wash)' },
  '&[aria-current="true"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -1,
    width: 4,
    borderRadius: 2,
    backgroundColor: 'var(--accent)',
  },
  '&[aria-current="true"]:not([data-selected="true"])': { backgroundColor: 'var(--hover)' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    paddingInline: 16,
    rowGap: 12,
    // On a phone the selecting box stands at the end of the first line, out of the thumb's way.
    '& > [data-part="box"]': { gridColumn: 3, gridRow: 1 },
    '& > [data-part="poster"]': { gridColumn: 1, gridRow: 1 },
    '& > [data-part="words"]': { gridColumn: 2, gridRow: 1 },
  },
}));

export interface CommentRowProps {
  comment: ConsoleComment;
  current: boolean;
  /** Moves the focus here when it becomes current (by a key, not by a click). */
  takesFocus: boolean;
  selected: boolean;
  busy: boolean;
  onPoint: (id: number) => void;
  onSelect: (id: number) => void;
  onApprove: (comment: ConsoleComment) => void;
  onRefuse: (comment: ConsoleComment) => void;
}

export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, current, takesFocus, selected, busy } = props;
  const translate = useTranslate();
  const nameOf = useName();
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!current || !takesFocus) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [current, takesFocus]);

  return (
    <Row
      ref={row}
      tabIndex={current ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      aria-busy={busy}
      data-busy={busy}
      data-selected={selected}
      onClick={() => props.onPoint(comment.id)}
    >
      <Box data-part="box" sx={{ marginBlockStart: '-4px' }}>
        <Checkbox
          checked={selected}
          onChange={() => props.onSelect(comment.id)}
          slotProps={{ input: { 'aria-label': translate('parde.comments.select', { name: comment.user.name }) } }}
        />
      </Box>
      <div data-part="poster">
        <Picture
          path={comment.post.cover_path}
          size="150x225"
          width={44}
          height={66}
          letter={nameOf(comment.post.name).main}
        />
      </div>
      <Box data-part="words" sx={{ minWidth: 0, maxWidth: 760 }}>
        <CommentTitleLine post={comment.post} />
        {comment.parent && <ParentQuote parent={comment.parent} />}
        <CommentText text={comment.body} />
        <Box sx={{ marginBlockStart: 0.75 }}>
          <AuthorLine comment={comment} />
        </Box>
        <DecisionNote comment={comment} />
      </Box>
      <RowActions
        status={comment.status}
        current={current}
        busy={busy}
        onApprove={() => props.onApprove(comment)}
        onRefuse={() => props.onRefuse(comment)}
      />
    </Row>
  );
});
