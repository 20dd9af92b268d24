import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import { BulkBar } from '../components/queue/BulkBar.tsx';
import { DecisionToast } from '../components/queue/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/KeysDialog.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useCursor } from '../components/queue/use-cursor.ts';
import { useQueueKeys } from '../components/queue/use-queue-keys.ts';
import { titleAddress } from '../components/SiteLink.tsx';
import { StateMessage } from '../components/StateMessage.tsx';
import { FileReportRow } from './FileReportRow.tsx';
import { useRulings } from './use-rulings.ts';

interface FileReportQueueProps {
  cases: readonly ConsoleFileReport[];
  tab: CaseState;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** Look at the file, mend it, say so. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function FileReportQueue({ cases, tab, helpOpen, onHelp }: FileReportQueueProps) {
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, ruled, last, rule, undo, dismiss } = useRulings();
  const rows = useMemo(() => cases.filter(({ id, version }) => ruled.get(id) !== version), [cases, ruled]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onLost = useCallback(() => notify('parde.file_reports.moved_on', { type: 'warning' }), [notify]);
  const cursor = useCursor(ids, onLost);
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext<ConsoleFileReport>();
  /** Of the rows that are shown: a case that is gone or on another page is not acted on unseen. */
  const selected = useMemo(() => new Set(ids.filter((id) => selectedIds.includes(id))), [ids, selectedIds]);
  const [byKey, setByKey] = useState(false);

  const carryOut = (chosen: readonly ConsoleFileReport[], state: CaseState) => {
    const open = chosen.filter(({ id }) => !busy.has(id));
    if (state === tab || open.length === 0) return;
    cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
    onSelect([...selected].filter((id) => !open.some((one) => one.id === id)));
    void rule(open, state);
  };
  const currentRow = rows.find(({ id }) => id === cursor.current);
  /** What a key acts on: the selected cases, or else the one being read. */
  const chosen = () => (selected.size ? rows.filter(({ id }) => selected.has(id)) : currentRow ? [currentRow] : []);
  const move = (step: 1 | -1) => {
    setByKey(true);
    cursor.move(step);
  };

  useQueueKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      approve: () => carryOut(chosen(), 'mended'),
      refuse: () => carryOut(chosen(), 'dismissed'),
      select: () => currentRow && onToggleItem(currentRow.id),
      undo: () => void undo(),
      open: () => currentRow?.post && window.open(titleAddress(currentRow.post), '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    helpOpen,
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
      {rows.length === 0 && (cases.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((one) => (
          <FileReportRow
            key={one.id}
            fileCase={one}
            current={one.id === cursor.current}
            takesFocus={byKey}
            selected={selected.has(one.id)}
            busy={busy.has(one.id)}
            onPoint={point}
            onSelect={onToggleItem}
            onRule={(fileCase, state) => carryOut([fileCase], state)}
          />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar count={selected.size} onClear={() => onUnselectItems()}>
          {tab !== 'mended' && (
            <Button variant="contained" color="success" onClick={() => carryOut(chosen(), 'mended')}>
              {translate('parde.file_reports.mended')}
            </Button>
          )}
          {tab !== 'dismissed' && (
            <Button variant="contained" onClick={() => carryOut(chosen(), 'dismissed')}>
              {translate('parde.file_reports.dismissed')}
            </Button>
          )}
        </BulkBar>
      )}
      {helpOpen && <KeysDialog words="parde.file_reports.keys" search={false} onClose={() => onHelp(false)} />}
      {last && last.state !== 'open' && (
        <DecisionToast
          at={last.at}
          message={translate(`parde.file_reports.done.${last.state}`, { smart_count: last.before.length })}
          undo={translate('parde.file_reports.undo')}
          tone={last.state === 'mended' ? 'success' : 'danger'}
          raised={selected.size > 0}
          onUndo={() => void undo()}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

/** No reports are good news. */
function Empty({ tab }: { tab: CaseState }) {
  const translate = useTranslate();
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.file_reports.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.file_reports.empty_open_lead' : 'parde.file_reports.empty_other_lead')}
    />
  );
}
