import { useNotify, useRefresh } from 'react-admin';
import { failureOf, messageShownAnew } from '../../providers/console-error.ts';

/** For a dialog over what it changes: where a colleague was quicker it closes, so that what they have made of it is seen. */
export function useQuickerColleague(onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async <Answer>(sent: Promise<Answer>): Promise<Answer> => {
    try {
      return await sent;
    } catch (error) {
      if (error instanceof Error && failureOf(error)?.code === 'version_conflict') {
        notify(messageShownAnew(error), { type: 'warning' });
        refresh();
        onClose();
      }
      throw error;
    }
  };
}
