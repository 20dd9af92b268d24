import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';
import { Panel } from '../Panel.tsx';
import { CommandForm, type CommandFormProps } from './CommandForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface SheetFormProps<Values extends object> extends Omit<CommandFormProps<Values>, 'toolbar'> {
  /** What its button says. */
  submit: string;
  /** What somebody else has made of the same meanwhile. */
  conflict?: ReactNode;
}

/** A form on a sheet of its own. */
export function SheetForm<Values extends object>({ submit, conflict, ...form }: SheetFormProps<Values>) {
  return (
    <>
      {conflict}
      <Panel sx={{ padding: 3 }}>
        <CommandForm
          {...form}
          toolbar={
            <Toolbar>
              <SubmitButton label={submit} />
            </Toolbar>
          }
        />
      </Panel>
    </>
  );
}
