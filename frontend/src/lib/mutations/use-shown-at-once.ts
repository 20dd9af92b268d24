import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface Change<Value, Wanted, Answer> {
  mutationKey: readonly (string | number)[];
  /** Of the query whose answer the change is seen in. */
  queryKey: QueryKey;
  /** What stands for an answer that is not there. */
  none: Value;
  changed(before: Value, wanted: Wanted): Value;
  send(wanted: Wanted): Promise<Answer>;
  onSuccess?(answer: Answer): void;
  onError(error: Error, wanted: Wanted): void;
  /** Of a row of presses the last one has its answer. */
  onSettled(): void;
}

/**
 * Changes what a press changes, and shows it at once. A second press is shown at once too, and waits for the first one's answer.
 * Where none of a row was taken, what was said before it is shown again: without a line there may be nobody to ask.
 */
export function useShownAtOnce<Value, Wanted, Answer>(change: Change<Value, Wanted, Answer>): (wanted: Wanted) => void {
  const { mutationKey, queryKey, none, changed, send, onSuccess, onError, onSettled } = change;
  const client = useQueryClient();
  const othersWait = () => client.isMutating({ mutationKey }) > 1;
  const said = useRef(none);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (wanted: Wanted) => {
      const first = !othersWait();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Value>(queryKey) ?? none;
      if (first) said.current = before;
      client.setQueryData<Value>(queryKey, () => changed(before, wanted));
    },
    onSuccess: (answer, wanted) => {
      said.current = changed(said.current, wanted);
      onSuccess?.(answer);
    },
    onError: (error, wanted) => {
      if (!othersWait()) client.setQueryData<Value>(queryKey, () => said.current);
      onError(error, wanted);
    },
    onSettled: () => {
      if (!othersWait()) onSettled();
    },
  });
  return mutate;
}
