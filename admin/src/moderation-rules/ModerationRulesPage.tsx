import { useTranslate } from 'react-admin';
import type { ModerationRules } from '../api/types.ts';
import { BackLink } from '../components/page/BackLink.tsx';
import { OneRecord } from '../components/page/OneRecord.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { ModerationRulesForm } from './ModerationRulesForm.tsx';

const WIDTH = 760;

export function ModerationRulesPage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/comments" label={translate('parde.comments.title')} width={WIDTH} />
      <PageFrame title={translate('parde.rules.title')} aside={translate('parde.rules.lead')} width={WIDTH}>
        <OneRecord<ModerationRules & { id: string }> resource="moderation-rules" id="now">
          {(rules, reopen) => <ModerationRulesForm rules={rules} onReopen={reopen} />}
        </OneRecord>
      </PageFrame>
    </>
  );
}
