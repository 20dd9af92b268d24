import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import type { CommentTab } from '../../components/addresses/queue-address.ts';
import { type FormErrors, formErrorsOf } from '../../components/form/errors/form-errors.ts';
import { subjectOf } from '../../components/names/comment-subject.ts';
import { BulkBar } from '../../components/queue/decisions/BulkBar.tsx';
import { DecisionToast } from '../../components/queue/decisions/DecisionToast.tsx';
import { KeysDialog } from '../../components/queue/keyboard/KeysDialog.tsx';
import { useQueueKeys } from '../../components/queue/keyboard/use-queue-keys.ts';
import type { QueueProps } from '../../components/queue/QueuePage.tsx';
import { QueueSkeleton } from '../../components/queue/QueueSkeleton.tsx';
import { useQueue } from '../../components/queue/use-queue.ts';
import type { CommentRefusal } from '../../providers/data-provider.ts';
import { BulkDecisions } from '../decisions/BulkDecisions.tsx';
import { RefuseDialog } from '../decisions/RefuseDialog.tsx';
import { useDecisions, type Verdict } from '../decisions/use-decisions.ts';
import { CommentRow } from '../row/CommentRow.tsx';
import { QueueEmpty } from './QueueEmpty.tsx';

/** The heart of the console: read, decide, next. Everything can be done by mouse, by thumb and by keyboard. */
export function CommentQueue({ listed, tab, helpOpen, onHelp, kept }: QueueProps<ConsoleComment, CommentTab>) {
  const { busy, decided, refused, last, decide, undo, dismiss } = useDecisions();
  const queue = useQueue({ listed, decided, busy, refused, movedOn: 'parde.decided.moved_on' });
  const { rows, currentRow, selected, chosen } = queue;
  const [refusing, setRefusing] = useState<readonly ConsoleComment[] | null>(null);

  const carryOut = (chosen: readonly ConsoleComment[], verdict: Verdict) => {
    void decide(queue.leave(chosen), { verdict });
  };
  const refuse = async (wanted: readonly ConsoleComment[], why: CommentRefusal): Promise<FormErrors | undefined> => {
    const asked = queue.leave(wanted);
    let errors: FormErrors | undefined;
    const done = await decide(asked, { verdict: 'refused', why }, (error) => {
      errors = formErrorsOf(error, ['reason']);
    });
    if (why.reason) errors ??= kept.keep(asked, done, why);
    // Others may be asked about meanwhile.
    if (!errors) setRefusing((now) => (now === wanted ? null : now));
    return errors;
  };

  /** What is reported has been approved once, or is approved in the list of what waits. */
  const goodVerdict = tab === 'reported' ? 'left' : 'approved';
  const ask = (wanted: readonly ConsoleComment[]) => wanted.length && setRefusing(wanted);

  useQueueKeys(
    {
      ...queue.keys,
      approve: () => tab !== 'approved' && carryOut(chosen(), goodVerdict),
      refuse: () => tab !== 'refused' && ask(chosen()),
      undo: () => void undo(),
      open: () => currentRow && window.open(subjectOf(currentRow).address, '_blank', 'noopener'),
      help: () => onHelp(true),
    },
    refusing !== null || helpOpen,
  );

  return (
    <>
      {rows.length === 0 && (listed.length === 0 ? <QueueEmpty tab={tab} /> : <QueueSkeleton />)}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            {...queue.rowProps(comment)}
            reported={tab === 'reported'}
            onApprove={(one) => carryOut([one], goodVerdict)}
            onRefuse={(one) => ask([one])}
          />
        ))}
      </Box>
      {selected.size > 0 && (
        <BulkBar {...queue.bulk}>
          <BulkDecisions
            count={selected.size}
            tab={tab}
            onApprove={() => carryOut(chosen(), goodVerdict)}
            onRefuse={() => ask(chosen())}
          />
        </BulkBar>
      )}
      {refusing && (
        <RefuseDialog
          comments={refusing}
          kept={kept}
          onCancel={() => setRefusing(null)}
          onRefuse={(why) => refuse(refusing, why)}
        />
      )}
      {helpOpen && <KeysDialog words="parde.keys" onClose={() => onHelp(false)} />}
      {last && <LastDecision last={last} raised={selected.size > 0} onUndo={() => void undo()} onDismiss={dismiss} />}
    </>
  );
}

interface LastDecisionProps extends Pick<ComponentProps<typeof DecisionToast>, 'raised' | 'onUndo' | 'onDismiss'> {
  last: NonNullable<ReturnType<typeof useDecisions>['last']>;
}

function LastDecision({ last: { at, before, decision }, ...props }: LastDecisionProps) {
  const translate = useTranslate();
  return (
    <DecisionToast
      {...props}
      at={at}
      message={translate(`parde.decided.${decision.verdict}`, { smart_count: before.length })}
      undo={translate('parde.decided.undo')}
      tone={decision.verdict === 'refused' ? 'danger' : 'success'}
    />
  );
}
