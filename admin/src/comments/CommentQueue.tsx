import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { CommentStatus, ConsoleComment } from '../api/types.ts';
import { BulkBar } from '../components/queue/BulkBar.tsx';
import { DecisionToast } from '../components/queue/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/KeysDialog.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useCursor } from '../components/queue/use-cursor.ts';
import { useQueueKeys } from '../components/queue/use-queue-keys.ts';
import { titleAddress } from '../components/SiteLink.tsx';
import { BulkDecisions } from './BulkDecisions.tsx';
import { CommentRow } from './CommentRow.tsx';
import { QueueEmpty } from './QueueEmpty.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useDecisions, type Verdict } from './use-decisions.ts';

interface CommentQueueProps {
  comments: readonly ConsoleComment[];
  tab: CommentStatus;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** The heart of the console: read, decide, next. Everything can be done by mouse, by thumb and by keyboard. */
export function CommentQueue({ comments, tab, helpOpen, onHelp }: CommentQueueProps) {
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, decided, last, decide, undo, dismiss } = useDecisions();
  const rows = useMemo(() => comments.filter(({ id, version }) => decided.get(id) !== version), [comments, decided]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onLost = useCallback(() => notify('parde.decided.moved_on', { type: 'warning' }), [notify]);
  const cursor = useCursor(ids, onLost);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<ConsoleComment>();
  /** Of the rows that are shown: a comment that is gone or on another page is not acted on unseen. */
  const selected = useMemo(() => new Set(ids.filter((id) => selectedIds.includes(id))), [ids, selectedIds]);
  const [byKey, setByKey] = useState(false);
  const [refusing, setRefusing] = useState<readonly ConsoleComment[] | null>(null);

  const carryOut = (chosen: readonly ConsoleComment[], verdict: Verdict, reason?: string) => {
    const open = chosen.filter(({ id }) => !busy.has(id));
    cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
    onSelect([...selected].filter((id) => !open.some((comment) => comment.id === id)));
    void decide(open, verdict, reason);
  };

  const currentRow = rows.find(({ id }) => id === cursor.current);
  /** What a key acts on: the selected comments, or else the one being read. */
  const chosen = () => (selected.size ? rows.filter(({ id }) => selected.has(id)) : currentRow ? [currentRow] : []);
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
      select: () => currentRow && onToggleItem(currentRow.id),
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
            selected={selected.has(comment.id)}
            busy={busy.has(comment.id)}
            onPoint={point}
            onSelect={onToggleItem}
            onApprove={(one) => carryOut([one], 'approved')}
            onRefuse={(one) => ask([one])}
          />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar count={selected.size} onClear={() => onUnselectItems()}>
          <BulkDecisions
            count={selected.size}
            tab={tab}
            onApprove={() => carryOut(chosen(), 'approved')}
            onRefuse={() => ask(chosen())}
          />
        </BulkBar>
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
      {helpOpen && <KeysDialog words="parde.keys" onClose={() => onHelp(false)} />}
      {last && (
        <DecisionToast
          at={last.at}
          message={translate(`parde.decided.${last.verdict}`, { smart_count: last.before.length })}
          undo={translate('parde.decided.undo')}
          tone={last.verdict === 'approved' ? 'success' : 'danger'}
          raised={selected.size > 0}
          onUndo={() => void undo()}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}
