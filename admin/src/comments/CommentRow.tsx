import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import { subjectOf } from '../components/comment-subject.ts';
import { Picture } from '../components/Picture.tsx';
import { QueueRow } from '../components/queue/QueueRow.tsx';
import { useName } from '../components/use-name.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { AuthorMarks } from './AuthorMarks.tsx';
import { CommentSubjectLine, ParentQuote } from './CommentContext.tsx';
import { CommentText } from './CommentText.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { HintTags } from './HintTags.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { RowActions } from './RowActions.tsx';

export interface CommentRowProps {
  comment: ConsoleComment;
  /** It stands in the list of what readers report. */
  reported: boolean;
  current: boolean;
  /** Moves the focus here when it becomes current (by a key, not by a click). */
  takesFocus: boolean;
  selected: boolean;
  busy: boolean;
  changed: boolean;
  onPoint: (id: number) => void;
  onSelect: (id: number) => void;
  onApprove: (comment: ConsoleComment) => void;
  onRefuse: (comment: ConsoleComment) => void;
}

export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, current, takesFocus, selected, busy, changed } = props;
  const translate = useTranslate();
  const nameOf = useName();
  const subject = subjectOf(comment);
  return (
    <QueueRow
      current={current}
      takesFocus={takesFocus}
      selected={selected}
      busy={busy}
      changed={changed}
      onPoint={() => props.onPoint(comment.id)}
    >
      <Box data-part="box" sx={{ marginBlockStart: '-4px' }}>
        <Checkbox
          checked={selected}
          onChange={() => props.onSelect(comment.id)}
          slotProps={{ input: { 'aria-label': translate('parde.comments.select', { name: comment.user.name }) } }}
        />
      </Box>
      <div data-part="poster">
        <Picture {...subject.picture} width={44} height={66} letter={nameOf(subject.name).main} />
      </div>
      <Box data-part="words" sx={{ minWidth: 0, maxWidth: 760 }}>
        <CommentSubjectLine comment={comment} />
        {comment.parent && <ParentQuote parent={comment.parent} />}
        <CommentText text={comment.body} />
        <AuthorMarks spoiler={comment.spoiler} place={comment.place} />
        <HintTags hints={comment.hints} />
        <Box sx={{ marginBlockStart: 0.75 }}>
          <AuthorLine comment={comment} />
        </Box>
        <DecisionNote comment={comment} />
        <ReportNotes reports={comment.reports} />
      </Box>
      <RowActions
        status={comment.status}
        reported={props.reported}
        current={current}
        busy={busy}
        onApprove={() => props.onApprove(comment)}
        onRefuse={() => props.onRefuse(comment)}
      />
    </QueueRow>
  );
});
