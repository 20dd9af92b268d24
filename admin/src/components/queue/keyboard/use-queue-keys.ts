import { useEffect, useRef } from 'react';
import { isTakenElsewhere, type QueueHandlers, queueActionOf } from './queue-keys.ts';

/** Binds the keyboard to the queue for as long as it is on screen; `paused` while a dialog has the floor. */
export function useQueueKeys(handlers: QueueHandlers, paused: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (paused) return;
    const press = (event: KeyboardEvent) => {
      const action = queueActionOf(event);
      const act = action && latest.current[action];
      if (!act || event.defaultPrevented || isTakenElsewhere(event.target)) return;
      // A key held down moves on, but must not decide one comment after another.
      if (event.repeat && action !== 'next' && action !== 'previous') return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [paused]);
}
