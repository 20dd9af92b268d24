import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { ConsoleRequest, RequestState } from '../api/types.ts';
import { BulkBar } from '../components/queue/BulkBar.tsx';
import { DecisionToast } from '../components/queue/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/KeysDialog.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useCursor } from '../components/queue/use-cursor.ts';
import { useQueueKeys } from '../components/queue/use-queue-keys.ts';
import { StateMessage } from '../components/StateMessage.tsx';
import type { RequestAnswer } from '../providers/request-commands.ts';
import { type Asking, AskingDialog } from './AskingDialog.tsx';
import { type RequestAct, RequestRow } from './RequestRow.tsx';
import { useAnswers } from './use-answers.ts';

interface RequestQueueProps {
  requests: readonly ConsoleRequest[];
  tab: RequestState;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** Look the film up, answer. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function RequestQueue({ requests, tab, helpOpen, onHelp }: RequestQueueProps) {
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, decided, last, rule, undo, dismiss } = useAnswers();
  const rows = useMemo(() => requests.filter(({ id, version }) => decided.get(id) !== version), [requests, decided]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onLost = useCallback(() => notify('parde.requests.moved_on', { type: 'warning' }), [notify]);
  const cursor = useCursor(ids, onLost);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<ConsoleRequest>();
  /** Of the rows that are shown: what is gone or on another page is not acted on unseen. */
  const selected = useMemo(() => new Set(ids.filter((id) => selectedIds.includes(id))), [ids, selectedIds]);
  const [byKey, setByKey] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);

  const carryOut = (chosen: readonly ConsoleRequest[], answer: RequestAnswer) => {
    setAsking(null);
    const open = chosen.filter(({ id }) => !busy.has(id));
    if (answer.state === tab || open.length === 0) return;
    cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
    onSelect([...selected].filter((id) => !open.some((one) => one.id === id)));
    void rule(open, answer);
  };
  const act = (chosen: readonly ConsoleRequest[], what: RequestAct) => {
    if (chosen.length === 0) return;
    if (what === 'accept') carryOut(chosen, { state: 'accepted' });
    else if (tab !== 'fulfilled') setAsking({ what, requests: chosen });
  };
  const currentRow = rows.find(({ id }) => id === cursor.current);
  /** What a key acts on: the selected wishes, or else the one being read. */
  const chosen = () => (selected.size ? rows.filter(({ id }) => selected.has(id)) : currentRow ? [currentRow] : []);
  const move = (step: 1 | -1) => {
    setByKey(true);
    cursor.move(step);
  };

  useQueueKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      approve: () => act(chosen(), 'accept'),
      refuse: () => tab !== 'refused' && act(chosen(), 'refuse'),
      select: () => currentRow && onToggleItem(currentRow.id),
      undo: () => void undo(),
      open: () => currentRow && window.open(currentRow.address, '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    helpOpen || asking !== null,
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
      {rows.length === 0 && (requests.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            current={request.id === cursor.current}
            takesFocus={byKey}
            selected={selected.has(request.id)}
            busy={busy.has(request.id)}
            onPoint={point}
            onSelect={onToggleItem}
            onAct={(one, what) => act([one], what)}
          />
        ))}
      </Box>
      {selected.size > 0 && tab !== 'fulfilled' && (
        <BulkBar count={selected.size} onClear={() => onUnselectItems()}>
          {tab !== 'accepted' && (
            <Button variant="contained" color="success" onClick={() => act(chosen(), 'accept')}>
              {translate('parde.requests.accept')}
            </Button>
          )}
          {tab !== 'refused' && (
            <Button variant="contained" onClick={() => act(chosen(), 'refuse')}>
              {translate('parde.requests.refuse')}
            </Button>
          )}
        </BulkBar>
      )}
      {asking && <AskingDialog asking={asking} onAnswer={carryOut} onClose={() => setAsking(null)} />}
      {helpOpen && <KeysDialog words="parde.requests.keys" search={false} onClose={() => onHelp(false)} />}
      {last && last.decision.state !== 'open' && (
        <DecisionToast
          at={last.at}
          message={translate(`parde.requests.done.${last.decision.state}`, { smart_count: last.ids.length })}
          undo={translate('parde.requests.undo')}
          tone={last.decision.state === 'refused' ? 'danger' : 'success'}
          raised={selected.size > 0}
          onUndo={() => void undo()}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

function Empty({ tab }: { tab: RequestState }) {
  const translate = useTranslate();
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.requests.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.requests.empty_open_lead' : 'parde.requests.empty_other_lead')}
    />
  );
}
