import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CommentStatus, ConsoleComment } from '../api/types';
import { titleAddress } from '../components/SiteLink';
import { BulkBar } from './BulkBar';
import { CommentRow } from './CommentRow';
import { DecisionToast } from './DecisionToast';
import { KeysDialog } from './KeysDialog';
import { QueueEmpty } from './QueueEmpty';
import { QueueSkeleton } from './QueueSkeleton';
import { RefuseDialog } from './RefuseDialog';
import { useCursor } from './use-cursor';
import { useDecisions, type Verdict } from './use-decisions';
import { useQueueKeys } from './use-queue-keys';
import { useSelection } from './use-selection';

interface CommentQueueProps {
  comments: readonly ConsoleComment[];
  tab: CommentStatus;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** The heart of the console: read, decide, next. Everything can be done by mouse, by thumb and by keyboard. */
export function CommentQueue({ comments, tab, helpOpen, onHelp }: CommentQueueProps) {
  const notify = useNotify();
  const { busy, decided, last, decide, undo, dismiss } = useDecisions();
  const rows = useMemo(() => comments.filter(({ id, version }) => decided.get(id) !== version), [comments, decided]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onLost = useCallback(() => notify('parde.decided.moved_on', { type: 'warning' }), [notify]);
  const cursor = useCursor(ids, onLost);
  const selection = useSelection(ids);
  const [byKey, setByKey] = useState(false);
  const [refusing, setRefusing] = useState<readonly ConsoleComment[] | null>(null);

  const carryOut = (chosen: readonly ConsoleComment[], verdict: Verdict, reason?: string) => {
    const open = chosen.filter(({ id }) => !busy.has(id));
    cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
    selection.drop(open.map(({ id }) => id));
    void decide(open, verdict, reason);
  };

  const currentRow = rows.find(({ id }) => id === cursor.current);
  /** What a key acts on: the selected comments, or else the one being read. */
  const chosen = () =>
    selection.ids.size ? rows.filter(({ id }) => selection.ids.has(id)) : currentRow ? [currentRow] : [];
  const move = (step: 1 | -1) => {
    setByKey(true);
    cursor.move(step);
  };
  const ask = (wanted: readonly ConsoleComment[]) => wanted.length && setRefusing(wanted);

  useQueueKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      approve: () => tab !== 'approved' && carryOut(chosen(), 'approved'),
      refuse: () => tab !== 'refused' && ask(chosen()),
      select: () => currentRow && selection.toggle(currentRow.id),
      undo: () => void undo(),
      open: () => currentRow && window.open(titleAddress(currentRow.post), '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    refusing !== null || helpOpen,
  );

  const point = useCallback(
    (id: number) => {
      setByKey(false);
      cursor.pointAt(id);
    },
    [cursor.pointAt],
  );

  return (
    <>
      {rows.length === 0 && (comments.length === 0 ? <QueueEmpty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            current={comment.id === cursor.current}
            takesFocus={byKey}
            selected={selection.ids.has(comment.id)}
            busy={busy.has(comment.id)}
            onPoint={point}
            onSelect={selection.toggle}
            onApprove={(one) => carryOut([one], 'approved')}
            onRefuse={(one) => ask([one])}
          />
        ))}
      </Box>
      {selection.ids.size > 0 && (
        <BulkBar
          count={selection.ids.size}
          tab={tab}
          onApprove={() => carryOut(chosen(), 'approved')}
          onRefuse={() => ask(chosen())}
          onClear={selection.clear}
        />
      )}
      {refusing && (
        <RefuseDialog
          count={refusing.length}
          onCancel={() => setRefusing(null)}
          onRefuse={(reason) => {
            setRefusing(null);
            carryOut(refusing, 'refused', reason);
          }}
        />
      )}
      {helpOpen && <KeysDialog onClose={() => onHelp(false)} />}
      <DecisionToast last={last} raised={selection.ids.size > 0} onUndo={() => void undo()} onDismiss={dismiss} />
    </>
  );
}
