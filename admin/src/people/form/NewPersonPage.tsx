import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { AdminsOnly } from '../../components/AdminsOnly.tsx';
import { useAfterwards } from '../../components/form/sending/use-command.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageFrame } from '../../components/page/PageFrame.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { PersonForm } from './PersonForm.tsx';

const WIDTH = 1180;

export function NewPersonPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  return (
    <>
      <BackLink to="/people" label={translate('parde.people.title')} width={WIDTH} />
      <PageFrame title={translate('parde.people.new')} width={WIDTH}>
        <AdminsOnly>
          <PersonForm
            send={provider.addPerson}
            onSaved={({ person_id }) => {
              finish('parde.curation.saved');
              navigate(`/people/${person_id}/show`);
            }}
          />
        </AdminsOnly>
      </PageFrame>
    </>
  );
}
