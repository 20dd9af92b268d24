import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { SimpleForm } from 'react-admin';
import { FormFailure } from './errors/FormFailure.tsx';
import type { FormErrors } from './errors/form-errors.ts';
import { RefusedInSight } from './errors/RefusedInSight.tsx';
import { Unfinished, type UnfinishedFields, withUnfinished } from './errors/unfinished-fields.ts';
import { type SendForm, SentFromBeside } from './sending/SentFromBeside.tsx';
import { UnsavedMark } from './unsaved/UnsavedMark.tsx';
import { KeptValues } from './unsaved/use-changed.ts';

export interface CommandFormProps<Values extends object> {
  /** What stands in the fields at first; later changes do not touch what was typed meanwhile. */
  values: Values;
  /** @returns field → translation key of what is wrong with it. */
  validate?: (values: Values) => FormErrors;
  onSubmit: (values: Values) => Promise<FormErrors | undefined> | undefined;
  /** Of the whole form, where the server's own words do not do. */
  failure?: string | null;
  /** What stands beside the form sends it by this. */
  sentBy?: RefObject<SendForm | null>;
  /** Whether it changes what is there already: then there is nothing to send until something differs. */
  edits?: boolean;
  toolbar: ReactNode;
  children?: ReactNode;
}

/** react-admin makes an emptied field null; the forms here work on what is typed, which is text. */
function asTyped<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as Values;
}

/**
 * Ctrl or Command with Enter sends the form from any field, in which the focus stays. It is left for a moment: what stands
 * typed in it counts.
 */
function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React brings what happens in a dialog here, too; it has a form of its own.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  const form = event.currentTarget.closest('form');
  const field = event.target instanceof HTMLElement ? event.target : null;
  field?.blur();
  setTimeout(() => {
    if (document.activeElement === document.body) field?.focus({ preventScroll: true });
    // As with Enter alone: nothing is sent while its button cannot be pressed.
    if (!form?.querySelector('[type=submit]:disabled')) form?.requestSubmit();
  });
}

/** Enter takes what a list offers; where it offers nothing (yet), that is no reason to send the form. */
function stayInLists(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  if (event.target.getAttribute('role') === 'combobox') event.preventDefault();
}

/** react-admin's form with its failures where the eye is: under the fields and above them, not in a passing notification. */
export function CommandForm<Values extends object>(props: CommandFormProps<Values>) {
  const { values, validate, onSubmit, failure, sentBy, edits = false, toolbar, children } = props;
  const [initial] = useState(values);
  const [saved, setSaved] = useState<object>(initial);
  const fields = useRef<HTMLDivElement>(null);
  const kept = useMemo(() => ({ saved, edits }), [saved, edits]);
  const [unfinished] = useState<UnfinishedFields>(() => new Map());
  const send = async (typed: object): Promise<FormErrors | undefined> => {
    const errors = await onSubmit(asTyped(typed as Values));
    if (!errors) setSaved(typed);
    return errors;
  };
  return (
    <KeptValues value={kept}>
      <SimpleForm
        record={initial}
        validate={(typed: object) => withUnfinished(validate?.(asTyped(typed as Values)) ?? {}, unfinished)}
        onSubmit={send}
        toolbar={toolbar}
        noValidate
        disableInvalidFormNotification
        useFlexGap
        spacing={2}
      >
        <UnsavedMark />
        {sentBy && <SentFromBeside by={sentBy} send={send} />}
        <FormFailure words={failure ?? null} />
        <RefusedInSight within={fields} />
        <Box
          ref={fields}
          onKeyDownCapture={sendByKeys}
          onKeyDown={stayInLists}
          sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}
        >
          <Unfinished value={unfinished}>{children}</Unfinished>
        </Box>
      </SimpleForm>
    </KeptValues>
  );
}
