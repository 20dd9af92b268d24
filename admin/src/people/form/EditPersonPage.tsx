import { useDataProvider } from 'react-admin';
import { VersionedEditor } from '../../components/versions/VersionedEditor.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { PersonForm } from './PersonForm.tsx';

export function EditPersonPage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionedEditor
      list="people"
      resource="person-versions"
      words={{ list: 'parde.people.title', fields: 'parde.people.form.fields' }}
      save={provider.revisePerson}
      form={(facts, send, onSaved) => <PersonForm facts={facts} send={send} onSaved={onSaved} />}
    />
  );
}
