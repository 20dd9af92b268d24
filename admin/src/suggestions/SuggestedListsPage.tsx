import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PostType, SuggestedList } from '../api/types.ts';
import { OneRecord } from '../components/page/OneRecord.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { SuggestedListForm } from './SuggestedListForm.tsx';

const WIDTH = 900;
const TYPES = [1, 2] as const;

export function SuggestedListsPage() {
  const translate = useTranslate();
  const [type, setType] = useState<PostType>(1);
  return (
    <PageFrame title={translate('parde.nav.suggested_lists')} aside={translate('parde.suggested.lead')} width={WIDTH}>
      <Tabs
        value={type}
        onChange={(_event, chosen: PostType) => setType(chosen)}
        aria-label={translate('parde.nav.suggested_lists')}
        sx={{ marginBlockEnd: 2 }}
      >
        {TYPES.map((one) => (
          <Tab key={one} value={one} id={`suggested-${one}`} label={translate(`parde.suggested.types.${one}`)} />
        ))}
      </Tabs>
      {/* Both stay: what was changed in one is not lost by a look at the other. */}
      {TYPES.map((one) => (
        <div key={one} role="tabpanel" aria-labelledby={`suggested-${one}`} hidden={one !== type}>
          <OneRecord<SuggestedList> resource="suggested-lists" id={one}>
            {(list, reopen) => <SuggestedListForm list={list} onReopen={reopen} />}
          </OneRecord>
        </div>
      ))}
    </PageFrame>
  );
}
