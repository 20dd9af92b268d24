import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageShownAnew } from '../../../providers/http/console-error.ts';
import { heldKeys } from '../../../providers/http/idempotency-key.ts';
import { useSeenAnew } from './use-quicker-colleague.ts';

interface ButtonCommand<Body, Answer> {
  body: Body;
  /** @param key for what can be done once: pressed again after a cut line, it is the same try. */
  send: (body: Body, key: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Sends the command of a button that has no form around it; what goes wrong is told in passing, over the page as it is by now. */
export function useButtonCommand<Body, Answer extends { status: number }>(command: ButtonCommand<Body, Answer>) {
  const { body, send, onDone } = command;
  const notify = useNotify();
  const orSeenAnew = useSeenAnew();
  const [keys] = useState(heldKeys);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const wish = JSON.stringify(body);
      const answer = await orSeenAnew(send(body, keys.keyOf(wish)));
      keys.markDone(wish);
      return answer;
    },
    networkMode: 'always',
    onSuccess: (answer) => answer.status === 1 && onDone(answer),
    onError: (error) => notify(messageShownAnew(error), { type: 'error' }),
  });
  return { busy: isPending, press: () => mutate() };
}
