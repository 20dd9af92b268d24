import { useTranslate } from 'react-admin';
import { BackLink } from '../components/BackLink';
import { PageFrame } from '../components/PageFrame';
import { PlanForm } from './PlanForm';

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
