import { useTranslate } from 'react-admin';
import { BackLink } from '../components/page/BackLink.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { NoticeForm } from './NoticeForm.tsx';

const WIDTH = 1180;

export function NewNoticePage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/notices" label={translate('parde.nav.notices')} width={WIDTH} />
      <PageFrame title={translate('parde.notices.new')} width={WIDTH}>
        <NoticeForm />
      </PageFrame>
    </>
  );
}
