import { useDataProvider } from 'react-admin';
import { VersionedEditor } from '../../components/versions/VersionedEditor.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { PEOPLE_FIELDS } from '../people-fields.ts';
import { TitleForm } from './TitleForm.tsx';

export function EditTitlePage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionedEditor
      list="titles"
      resource="title-versions"
      words={{ list: 'parde.titles.title', fields: 'parde.titles.form.fields' }}
      people={PEOPLE_FIELDS}
      save={provider.reviseTitle}
      form={(facts, send, onSaved) => <TitleForm facts={facts} send={send} onSaved={onSaved} />}
    />
  );
}
