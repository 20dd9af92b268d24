import { type ReactNode, useState } from 'react';
import { SimpleForm } from 'react-admin';
import { FormFailure } from './FormFailure.tsx';
import type { FormErrors } from './form-errors.ts';

export interface CommandFormProps<Values extends object> {
  /** What stands in the fields at first; later changes do not touch what was typed meanwhile. */
  values: Values;
  /** @returns field → translation key of what is wrong with it. */
  validate?: (values: Values) => FormErrors;
  onSubmit: (values: Values) => Promise<FormErrors | undefined> | undefined;
  /** Of the whole form, where the server's own words do not do. */
  failure?: string | null;
  toolbar: ReactNode;
  children?: ReactNode;
}

/** react-admin makes an emptied field null; the forms here work on what is typed, which is text. */
function asTyped<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as Values;
}

/** react-admin's form with its failures where the eye is: under the fields and above them, not in a passing notification. */
export function CommandForm<Values extends object>(props: CommandFormProps<Values>) {
  const { values, validate, onSubmit, failure, toolbar, children } = props;
  const [initial] = useState(values);
  return (
    <SimpleForm
      record={initial}
      validate={(typed: object) => validate?.(asTyped(typed as Values)) ?? {}}
      onSubmit={(typed: object) => onSubmit(asTyped(typed as Values))}
      toolbar={toolbar}
      noValidate
      disableInvalidFormNotification
      useFlexGap
      spacing={2}
    >
      <FormFailure words={failure ?? null} />
      {children}
    </SimpleForm>
  );
}
