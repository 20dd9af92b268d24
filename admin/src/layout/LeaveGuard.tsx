import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { forgetUnsaved, useAskedToLeave, useWouldLose, wouldLose } from '../components/form/unsaved/unsaved-forms.ts';

/** The browser asks in its own words before a tab is closed or loaded anew. */
function useAskBeforeUnload(ask: boolean): void {
  useEffect(() => {
    if (!ask) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [ask]);
}

/** Asks before another page takes the place of one on which something unsaved stands. */
export function LeaveGuard() {
  const translate = useTranslate();
  useAskBeforeUnload(useWouldLose());
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose() && currentLocation.pathname !== nextLocation.pathname,
  );
  const [go, answer] = useAskedToLeave();
  if (state !== 'blocked' && !go) return null;
  return (
    <ActionDialog
      title={translate('parde.unsaved.title')}
      lead={translate('parde.unsaved.lead')}
      submit="parde.unsaved.leave"
      cancel="parde.unsaved.stay"
      danger
      values={{}}
      onSubmit={async () => {
        answer();
        // With the page goes all that stands on it; what leaves a part of it takes along what stands there.
        if (state === 'blocked') {
          forgetUnsaved();
          proceed();
        }
        go?.();
        return undefined;
      }}
      onCancel={() => {
        answer();
        reset?.();
      }}
    />
  );
}
