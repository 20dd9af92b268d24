import { useTranslate } from 'react-admin';
import { BackLink } from '../components/page/BackLink.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { PlanForm } from './PlanForm.tsx';

const WIDTH = 760;

export function NewPlanPage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/plans" label={translate('parde.plans.title')} width={WIDTH} />
      <PageFrame title={translate('parde.plans.add')} width={WIDTH}>
        <PlanForm />
      </PageFrame>
    </>
  );
}
