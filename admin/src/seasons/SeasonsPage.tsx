import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { TitleSearch } from '../components/chosen/TitleSearch.tsx';
import { Panel } from '../components/Panel.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';

const WIDTH = 760;
const SERIES = 2;

/** Leads to the seasons of a series; its title page does so, too. */
export function SeasonsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <PageFrame title={translate('parde.nav.seasons')} aside={translate('parde.seasons.lead')} width={WIDTH}>
      <Panel sx={{ padding: 3, overflow: 'visible' }}>
        <TitleSearch
          postType={SERIES}
          onPick={({ id }) => navigate(`/seasons/${id}`)}
          words={{ label: 'parde.seasons.find', hint: 'parde.seasons.find_hint' }}
        />
      </Panel>
    </PageFrame>
  );
}
