import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import { fileReportsAddress } from '../components/addresses/file-reports-address.ts';
import { titleAddress } from '../components/links/SiteLink.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { BulkBar } from '../components/queue/decisions/BulkBar.tsx';
import { DecisionToast } from '../components/queue/decisions/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/keyboard/KeysDialog.tsx';
import { useQueueKeys } from '../components/queue/keyboard/use-queue-keys.ts';
import type { QueueProps } from '../components/queue/QueuePage.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useQueue } from '../components/queue/use-queue.ts';
import { FileReportRow } from './FileReportRow.tsx';
import { useRulings } from './use-rulings.ts';

/** Look at the file, mend it, say so. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function FileReportQueue({ listed, tab, helpOpen, onHelp }: QueueProps<ConsoleFileReport, CaseState>) {
  const translate = useTranslate();
  const { busy, decided, refused, last, rule, undo, dismiss } = useRulings();
  const queue = useQueue({ listed, decided, busy, refused, movedOn: 'parde.file_reports.moved_on' });
  const { rows, currentRow, selected, chosen } = queue;

  const carryOut = (chosen: readonly ConsoleFileReport[], state: CaseState) => {
    if (state === tab) return;
    void rule(queue.leave(chosen), state);
  };

  useQueueKeys(
    {
      ...queue.keys,
      approve: () => carryOut(chosen(), 'mended'),
      refuse: () => carryOut(chosen(), 'dismissed'),
      undo: () => void undo(),
      open: () => currentRow?.post && window.open(titleAddress(currentRow.post), '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    helpOpen,
  );

  return (
    <>
      {rows.length === 0 && (listed.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((one) => (
          <FileReportRow
            key={one.id}
            fileCase={one}
            {...queue.rowProps(one)}
            onRule={(fileCase, state) => carryOut([fileCase], state)}
          />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar {...queue.bulk}>
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
      {last && last.decision !== 'open' && (
        <DecisionToast
          at={last.at}
          message={translate(`parde.file_reports.done.${last.decision}`, { smart_count: last.before.length })}
          undo={translate('parde.file_reports.undo')}
          tone={last.decision === 'mended' ? 'success' : 'danger'}
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
  const { filterValues } = useListContext();
  if (filterValues['user_id'] !== undefined) return <NothingFound all={fileReportsAddress(tab)} />;
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.file_reports.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.file_reports.empty_open_lead' : 'parde.file_reports.empty_other_lead')}
    />
  );
}
