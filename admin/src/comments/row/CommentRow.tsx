import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { subjectOf } from '../../components/names/comment-subject.ts';
import { useName } from '../../components/names/use-name.ts';
import { Picture } from '../../components/Picture.tsx';
import { type QueuedProps, QueueRow } from '../../components/queue/QueueRow.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { AuthorMarks } from './AuthorMarks.tsx';
import { CommentSubjectLine, ParentQuote } from './CommentContext.tsx';
import { CommentText } from './CommentText.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { HintTags } from './HintTags.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { RowActions } from './RowActions.tsx';

interface CommentRowProps extends QueuedProps {
  comment: ConsoleComment;
  /** It stands in the list of what readers report. */
  reported: boolean;
  onApprove: (comment: ConsoleComment) => void;
  onRefuse: (comment: ConsoleComment) => void;
}

export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, reported, onPoint, onSelect, onApprove, onRefuse, ...row } = props;
  const translate = useTranslate();
  const nameOf = useName();
  const subject = subjectOf(comment);
  return (
    <QueueRow
      {...row}
      onPoint={() => onPoint(comment.id)}
      onSelect={() => onSelect(comment.id)}
      select={translate('parde.comments.select', { name: comment.user.name })}
      poster={<Picture {...subject.picture} width={44} height={66} letter={nameOf(subject.name).main} />}
      actions={
        <RowActions
          status={comment.status}
          reported={reported}
          current={row.current}
          busy={row.busy}
          onApprove={() => onApprove(comment)}
          onRefuse={() => onRefuse(comment)}
        />
      }
    >
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
    </QueueRow>
  );
});
