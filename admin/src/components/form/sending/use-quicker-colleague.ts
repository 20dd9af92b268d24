import { HttpError, useNotify, useRefresh } from 'react-admin';
import { failureOf, messageShownAnew } from '../../../providers/http/console-error.ts';

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

/** What stands against it may be another version, or that it is so already: that a user is suspended, say. */
const REFUSED = [409, 422];

/** For what somebody has typed or chosen: it stays and says what is in its way, over the page as a colleague has made it. */
export function useSeenAnew() {
  const refresh = useRefresh();
  return async <Answer>(sent: Promise<Answer>): Promise<Answer> => {
    try {
      return await sent;
    } catch (error) {
      if (!(error instanceof HttpError && REFUSED.includes(error.status))) throw error;
      refresh();
      throw new HttpError(messageShownAnew(error), error.status, error.body);
    }
  };
}
