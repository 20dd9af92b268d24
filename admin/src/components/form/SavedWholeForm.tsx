import { type ReactNode, useState } from 'react';
import { useRecordConflict } from '../versions/conflict/use-record-conflict.tsx';
import { RecordVersions } from '../versions/RecordVersions.tsx';
import type { CommandFormProps } from './CommandForm.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useAfterwards, useCommand } from './sending/use-command.ts';

interface SavedWholeFormProps<Values extends object, Body> extends Pick<CommandFormProps<Values>, 'validate'> {
  /** As the addresses of its versions call it: `box-office`. */
  kind: string;
  id?: number;
  /** Of the record as it was opened. */
  version: number;
  draft: () => Values;
  body: (values: Values) => Body;
  /** Where the server calls a field otherwise than the form does. */
  renamed?: Record<string, string>;
  send: (body: Body & { version: number }) => Promise<{ status: number; version: number }>;
  /** Whether every moderator may save it, and not admins alone. */
  byModerators?: boolean;
  /** Has it shown as it is by now. */
  onReopen: () => void;
  children: ReactNode;
}

/** The form of what there is only one of: saved whole, as often as one likes, and never over a colleague's version. */
export function SavedWholeForm<Values extends object, Body extends object>(props: SavedWholeFormProps<Values, Body>) {
  const { kind, id = 1, draft, body, renamed, send, validate, byModerators = false, onReopen, children } = props;
  const [values] = useState(draft);
  // What stands in the fields is a change of this: at first of what was opened, then of what was saved here.
  const [opened, setOpened] = useState(() => ({ id, version: props.version, facts: body(values) }));
  const save = (facts: Body, version: number) => send({ ...facts, version });
  const { panel, guarded } = useRecordConflict({ kind, opened, save, onReopen });
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body,
    send: (facts: Body) => guarded(facts, (version) => save(facts, version)),
    ...(renamed && { renamed }),
    onDone: ({ version }, saved: Values) => {
      setOpened({ id, version, facts: body(saved) });
      finish('parde.curation.saved');
    },
  });
  return (
    <>
      <SheetForm
        edits
        submit="parde.curation.save"
        conflict={panel}
        values={values}
        {...(validate && { validate })}
        onSubmit={onSubmit}
      >
        {children}
      </SheetForm>
      <RecordVersions<Body> kind={kind} id={id} byModerators={byModerators} restore={save} onRestored={onReopen} />
    </>
  );
}
