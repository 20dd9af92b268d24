import { type ReactNode, useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Name } from '../../api/types.ts';
import { AdminsOnly } from '../AdminsOnly.tsx';
import { useOpened } from '../form/dialogs/use-opened.ts';
import { useAfterwards } from '../form/sending/use-command.ts';
import { forgetUnsaved } from '../form/unsaved/unsaved-forms.ts';
import { useName } from '../names/use-name.ts';
import { ConsoleShow } from '../page/ConsoleShow.tsx';
import { ShowFrame } from '../page/ShowFrame.tsx';
import { ConflictPanel } from './conflict/ConflictPanel.tsx';
import { useVersionConflict, type Versions } from './conflict/use-version-conflict.ts';
import type { Meaning } from './meanings/meaning.ts';

interface VersionedEditorProps<F extends { name: Name }, Answer> {
  /** Of which the versions are read, for example `titles`. */
  list: string;
  resource: string;
  /** Name of the list. */
  title: string;
  meaning: Meaning;
  save: (id: number, version: number, facts: F) => Promise<Answer>;
  form: (facts: F, send: (facts: F) => Promise<Answer>, onSaved: () => void) => ReactNode;
}

/** The page on which admins change a record that has versions; who saves over another's change chooses what stands. */
export function VersionedEditor<F extends { name: Name }, Answer>(props: VersionedEditorProps<F, Answer>) {
  const { id } = useParams();
  return (
    <ConsoleShow key={id} resource={props.resource}>
      <View {...props} />
    </ConsoleShow>
  );
}

function View<F extends { name: Name }, Answer>(props: VersionedEditorProps<F, Answer>) {
  const translate = useTranslate();
  const nameOf = useName();
  const { record, isFetching } = useShowContext<Versions<F>>();
  const opened = useOpened(record, isFetching);
  /** What another has saved, where the editor takes it. */
  const [taken, setTaken] = useState<Versions<F>>();
  const shown = taken ?? opened;
  return (
    <ShowFrame
      list={{ to: `/${props.list}`, label: translate(props.title) }}
      title={record && nameOf(record.facts.name).main}
    >
      <AdminsOnly>
        {shown && <Editor {...props} key={shown.version} opened={shown} onTakeTheirs={setTaken} />}
      </AdminsOnly>
    </ShowFrame>
  );
}

interface EditorProps<F extends { name: Name }, Answer> extends VersionedEditorProps<F, Answer> {
  opened: Versions<F>;
  onTakeTheirs: (newest: Versions<F>) => void;
}

function Editor<F extends { name: Name }, Answer>(props: EditorProps<F, Answer>) {
  const { list, resource, meaning, save, form, opened, onTakeTheirs } = props;
  const { id, facts } = opened;
  const navigate = useNavigate();
  const { conflict, guarded } = useVersionConflict(resource, opened);
  const finish = useAfterwards(() => navigate(`/${list}/${id}/show`));
  const onSaved = () => finish('parde.curation.saved');
  return (
    <>
      {conflict && (
        <ConflictPanel
          key={conflict.turn}
          opened={facts}
          conflict={conflict}
          meaning={meaning}
          save={(merged, { version }) => save(id, version, merged)}
          onSaved={() => {
            forgetUnsaved();
            onSaved();
          }}
          onTakeTheirs={onTakeTheirs}
        />
      )}
      {form(facts, (mine) => guarded(mine, (version) => save(id, version, mine)), onSaved)}
    </>
  );
}
