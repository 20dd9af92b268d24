import { useTranslate } from 'react-admin';
import { BackLink } from '../components/page/BackLink.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { CollectionForm } from './CollectionForm.tsx';

const WIDTH = 1180;

export function NewCollectionPage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/collections" label={translate('parde.nav.collections')} width={WIDTH} />
      <PageFrame title={translate('parde.collections.new')} width={WIDTH}>
        <CollectionForm />
      </PageFrame>
    </>
  );
}
