import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { memberId, subscribeToToken } from '../../lib/session/token.ts';
import { type FormDraft, forgetFormDraft, readFormDraft, writeFormDraft } from './form-draft.ts';

/** Puts back what was written, keeps what is being written. @returns what forgets it. */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
  draft: FormDraft<Path<Input>> | undefined,
): () => void {
  const putBack = useEffectEvent(() => {
    if (!draft) return;
    for (const [name, value] of Object.entries(readFormDraft(draft, initial)))
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
  });
  const writer = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    const before = writer.current;
    writer.current = memberId();
    // What a member has written so far is kept, and is none of whoever comes after them.
    if (draft && before !== null && before !== writer.current)
      form.reset({ ...initial, ...readFormDraft(draft, initial) } as Input);
  });
  const keep = useEffectEvent((values: Input) => {
    if (draft) writeFormDraft(draft, values, initial);
  });
  const name = draft?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft of another thing is another one
  useEffect(() => {
    writer.current = memberId();
    putBack();
    const ends = [
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
      subscribeToToken(follow),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [form, name]);
  return () => draft && forgetFormDraft(draft);
}
