import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { heldKeys } from '../../../providers/http/idempotency-key.ts';
import { type FormErrors, formErrorsOf } from '../errors/form-errors.ts';

interface Command<Values, Body, Answer> {
  body: (values: Values) => Body;
  send: (body: Body, key: string) => Promise<Answer>;
  /** What two tries have in common that are one wish; without it all of the body. */
  wish?: (body: Body) => unknown;
  /** Where the server calls a field otherwise than the form does. */
  renamed?: Record<string, string>;
  onDone: (answer: Answer, values: Values) => void;
}

/**
 * Sends one command of a form and says what the server has against it. The same body sent again (after a cut connection,
 * say) carries the same key, so that the server does it once.
 */
export function useCommand<Values extends object, Body, Answer extends { status: number }>(
  command: Command<Values, Body, Answer>,
) {
  const [keys] = useState(heldKeys);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ body, key }: { body: Body; key: string }) => command.send(body, key),
    // Without a network it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
  });

  const onSubmit = async (values: Values): Promise<FormErrors | undefined> => {
    const body = command.body(values);
    const wish = JSON.stringify(command.wish ? command.wish(body) : body, fileFacts);
    try {
      const answer = await mutateAsync({ body, key: keys.keyOf(wish) });
      keys.markDone(wish);
      // Anything else means that the session has ended and react-admin is on its way to the login page.
      if (answer.status === 1) command.onDone(answer, values);
      return undefined;
    } catch (error) {
      return formErrorsOf(error, Object.keys(values), command.renamed);
    }
  };
  return { busy: isPending, onSubmit };
}

/** JSON says nothing of a file: two that were chosen one after the other are not the same. */
function fileFacts(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** After a command: says so, shows what it has changed, and goes on. */
export function useAfterwards(next: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (message: string, messageArgs: Record<string, unknown> = {}) => {
    notify(message, { type: 'success', messageArgs });
    refresh();
    next();
  };
}
