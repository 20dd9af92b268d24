import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { AdminsOnly } from '../../components/AdminsOnly.tsx';
import { useAfterwards } from '../../components/form/sending/use-command.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageFrame } from '../../components/page/PageFrame.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { TitleForm } from './TitleForm.tsx';

const WIDTH = 1180;

export function NewTitlePage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  return (
    <>
      <BackLink to="/titles" label={translate('parde.titles.title')} width={WIDTH} />
      <PageFrame title={translate('parde.titles.form.new')} width={WIDTH}>
        <AdminsOnly>
          <TitleForm
            send={(facts, key, draft) => provider.addTitle({ ...facts, draft }, key)}
            onSaved={({ title_id }) => {
              finish('parde.curation.saved');
              navigate(`/titles/${title_id}/show`);
            }}
          />
        </AdminsOnly>
      </PageFrame>
    </>
  );
}
