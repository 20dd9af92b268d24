import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleRequest, RequestState } from '../api/types.ts';
import { requestsAddress } from '../components/addresses/requests-address.ts';
import { type FormErrors, formErrorsOf } from '../components/form/errors/form-errors.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { BulkBar } from '../components/queue/decisions/BulkBar.tsx';
import { DecisionToast } from '../components/queue/decisions/DecisionToast.tsx';
import { KeysDialog } from '../components/queue/keyboard/KeysDialog.tsx';
import { useQueueKeys } from '../components/queue/keyboard/use-queue-keys.ts';
import type { QueueProps } from '../components/queue/QueuePage.tsx';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { useQueue } from '../components/queue/use-queue.ts';
import type { RequestAnswer } from '../providers/commands/request-commands.ts';
import { type Asking, AskingDialog } from './AskingDialog.tsx';
import { ACTS, type RequestAct, RequestRow } from './RequestRow.tsx';
import { useAnswers } from './use-answers.ts';

/** Look the film up, answer. By mouse, by thumb and by keyboard, with the keys of the comments' queue. */
export function RequestQueue({ listed, tab, helpOpen, onHelp, kept }: QueueProps<ConsoleRequest, RequestState>) {
  const { busy, decided, refused, last, rule, undo, dismiss } = useAnswers();
  const queue = useQueue({ listed, decided, busy, refused, movedOn: 'parde.requests.moved_on' });
  const { rows, currentRow, selected, chosen } = queue;
  const [asking, setAsking] = useState<Asking | null>(null);

  const answerAsked = async ({ requests }: Asking, answer: RequestAnswer): Promise<FormErrors | undefined> => {
    const asked = queue.leave(requests);
    let errors: FormErrors | undefined;
    const done = await rule(asked, answer, (error) => {
      errors = formErrorsOf(error, ['reason', 'note', 'title'], { title_id: 'title' });
    });
    if ('note' in answer && answer.note) errors ??= kept.keep(asked, done, answer);
    // Another one may have been opened meanwhile.
    if (!errors) setAsking((now) => (now === asking ? null : now));
    return errors;
  };
  const act = (chosen: readonly ConsoleRequest[], what: RequestAct) => {
    if (chosen.length === 0 || !ACTS[tab].includes(what)) return;
    if (what === 'accept') void rule(queue.leave(chosen), { state: 'accepted' });
    else setAsking({ what, requests: chosen });
  };

  useQueueKeys(
    {
      ...queue.keys,
      approve: () => act(chosen(), 'accept'),
      refuse: () => act(chosen(), 'refuse'),
      fulfil: () => currentRow && act([currentRow], 'fulfil'),
      name: () => currentRow && act([currentRow], 'name'),
      undo: () => void undo(),
      open: () => currentRow && window.open(currentRow.address, '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    helpOpen || asking !== null,
  );

  return (
    <>
      {rows.length === 0 && (listed.length === 0 ? <Empty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            {...queue.rowProps(request)}
            onAct={(one, what) => act([one], what)}
          />
        ))}
      </Box>
      {selected.size > 0 && tab !== 'fulfilled' && (
        <BulkBar {...queue.bulk}>
          <BulkAnswers tab={tab} onAct={(what) => act(chosen(), what)} />
        </BulkBar>
      )}
      {asking && (
        <AskingDialog
          asking={asking}
          kept={kept}
          onAnswer={(answer) => answerAsked(asking, answer)}
          onClose={() => setAsking(null)}
        />
      )}
      {helpOpen && <KeysDialog words="parde.requests.keys" search={false} wishes onClose={() => onHelp(false)} />}
      {last && <AnswerToast last={last} raised={selected.size > 0} onUndo={() => void undo()} onDismiss={dismiss} />}
    </>
  );
}

function BulkAnswers({ tab, onAct }: { tab: RequestState; onAct(what: RequestAct): void }) {
  const translate = useTranslate();
  return (
    <>
      {tab !== 'accepted' && (
        <Button variant="contained" color="success" onClick={() => onAct('accept')}>
          {translate('parde.requests.accept')}
        </Button>
      )}
      {tab !== 'refused' && (
        <Button variant="contained" onClick={() => onAct('refuse')}>
          {translate('parde.requests.refuse')}
        </Button>
      )}
    </>
  );
}

interface AnswerToastProps {
  last: NonNullable<ReturnType<typeof useAnswers>['last']>;
  /** Above the bar of what is chosen. */
  raised: boolean;
  onUndo(): void;
  onDismiss(): void;
}

function AnswerToast({ last: { at, decision, before }, ...toast }: AnswerToastProps) {
  const translate = useTranslate();
  return (
    <DecisionToast
      at={at}
      message={translate(`parde.requests.done.${decision.state}`, { smart_count: before.length })}
      undo={translate('parde.requests.undo')}
      tone={decision.state === 'refused' ? 'danger' : 'success'}
      {...toast}
    />
  );
}

function Empty({ tab }: { tab: RequestState }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  if (filterValues['user_id'] !== undefined) return <NothingFound all={requestsAddress(tab)} />;
  return (
    <StateMessage
      drawing={tab === 'open' ? 'done' : 'nothing'}
      title={translate(`parde.requests.empty_${tab}`)}
      lead={translate(tab === 'open' ? 'parde.requests.empty_open_lead' : 'parde.requests.empty_other_lead')}
    />
  );
}
