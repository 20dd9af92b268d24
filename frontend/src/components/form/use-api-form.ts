import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from './errors/show-server-errors.ts';
import type { FormDraft } from './form-draft.ts';
import { useFormDraft } from './use-form-draft.ts';

// The site's content security policy forbids the code that zod would otherwise generate at run time.
z.config({ jitless: true });

interface Options<Input extends FieldValues, Output> {
  /** Its messages are the server's sentences, which are also translation keys. */
  schema: z.ZodMiniType<Output, Input>;
  /** One for every field, in the order of the page: the first wrong field gets the focus. */
  defaultValues: DefaultValues<Input>;
  /** Sends what the schema made of the values. A rejection is shown under the fields that it names. */
  send(values: Output): unknown;
  translate(sentence: string): string;
  /** Errors that belong to no field are shown under this one; without it they are returned as `errors`. */
  mainField?: Path<Input>;
  /** What is most likely to be wrong, where the server does not say which field is: it gets the focus. */
  retryField?: Path<Input>;
  /** What the fields hold after a success; without it they keep what was typed. */
  valuesAfter?(values: Input): Input;
  /** When a field is checked before the first attempt, and after it. */
  mode?: 'onSubmit' | 'onChange';
  reValidateMode?: 'onSubmit' | 'onChange';
  /** What of it is kept until it was sent. */
  draft?: FormDraft<Path<Input>>;
}

/** A form that its schema checks, that is sent once at a time and shows the server's errors under its fields. */
export function useApiForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { schema, defaultValues, send, translate, mainField, retryField, valuesAfter, draft } = options;
  const { mode = 'onSubmit', reValidateMode = 'onChange' } = options;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues, mode, reValidateMode });
  const forgetDraft = useFormDraft(form, defaultValues, draft);
  const { errors, isSubmitting } = form.formState;
  // A ref, because a second tap comes before the first one has been rendered.
  const sending = useRef(false);

  const showErrors = (error: unknown) =>
    showServerErrors(form, error, Object.keys(defaultValues) as Path<Input>[], mainField, retryField);

  const attempt = async (event?: SyntheticEvent): Promise<void> => {
    let succeeded = false;
    const handle = form.handleSubmit(async (values) => {
      try {
        await send(values);
        succeeded = true;
      } catch (error) {
        showErrors(error);
      }
    });
    await handle(event);
    if (!succeeded) return;
    if (valuesAfter) form.reset(valuesAfter(form.getValues()));
    if (!draft?.outlivesSending) forgetDraft();
  };

  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await attempt(event).finally(() => {
      sending.current = false;
    });
  };

  const errorsFor = (name: Path<Input>): string[] =>
    sentencesOf(form.getFieldState(name, form.formState).error).map(translate);

  return {
    form,
    submit,
    busy: isSubmitting,
    showErrors,
    errorsFor,
    forgetDraft,
    /** Properties of a text field: its registration and its errors. */
    field: <Name extends Path<Input>>(name: Name, rules?: RegisterOptions<Input, Name>) => ({
      ...form.register(name, rules),
      errors: errorsFor(name),
    }),
    /** Errors that belong to no field. */
    errors: sentencesOf(errors.root?.server).map(translate),
  };
}

function sentencesOf(error: { message?: string; types?: Record<string, unknown> } | undefined): string[] {
  const fromServer = error?.types?.server;
  if (Array.isArray(fromServer)) return fromServer;
  return error?.message ? [error.message] : [];
}
