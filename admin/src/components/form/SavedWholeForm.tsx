import { type ReactNode, useState } from 'react';
import { Toolbar } from 'react-admin';
import { Panel } from '../Panel.tsx';
import { CommandForm, type CommandFormProps } from './CommandForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAfterwards, useCommand } from './use-command.ts';

interface SavedWholeFormProps<Values extends object, Body> extends Pick<CommandFormProps<Values>, 'validate'> {
  /** Of the record as it was opened. */
  version: number;
  draft: () => Values;
  body: (values: Values) => Body;
  /** Where the server calls a field otherwise than the form does. */
  renamed?: Record<string, string>;
  send: (body: Body & { version: number }) => Promise<{ status: number; version: number }>;
  children: ReactNode;
}

/** The form of what there is only one of: saved whole, as often as one likes, and never over a colleague's version. */
export function SavedWholeForm<Values extends object, Body extends object>(props: SavedWholeFormProps<Values, Body>) {
  const { draft, body, renamed, send, validate, children } = props;
  const [values] = useState(draft);
  // Of what stands in the fields: what was saved here is the next to be changed.
  const [version, setVersion] = useState(props.version);
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body,
    send: (facts: Body) => send({ ...facts, version }),
    ...(renamed && { renamed }),
    onDone: (answer) => {
      setVersion(answer.version);
      finish('parde.curation.saved');
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        {...(validate && { validate })}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.curation.save" />
          </Toolbar>
        }
      >
        {children}
      </CommandForm>
    </Panel>
  );
}
