import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleTitle } from '../api/types.ts';
import { useTitleLabel } from '../components/chosen/ChosenTitlesInput.tsx';
import { likeliestFirst } from '../components/chosen/chosen-titles.ts';
import { RecordSearch } from '../components/chosen/RecordSearch.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Panel } from '../components/Panel.tsx';

const WIDTH = 760;
const NONE: ReadonlySet<number> = new Set();
const SERIES = { post_type: 2 };

/** Leads to the seasons of a series; its title page does so, too. */
export function SeasonsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labelOf = useTitleLabel();
  return (
    <PageFrame title={translate('parde.nav.seasons')} aside={translate('parde.seasons.lead')} width={WIDTH}>
      <Panel sx={{ padding: 3, overflow: 'visible' }}>
        <RecordSearch<ConsoleTitle>
          resource="titles"
          filter={SERIES}
          chosen={NONE}
          sorted={likeliestFirst}
          labelOf={labelOf}
          onPick={({ id }) => navigate(`/seasons/${id}`)}
          words={{
            label: 'parde.seasons.find',
            hint: 'parde.seasons.find_hint',
            none: 'parde.curation.nothing_found',
          }}
          inputRef={null}
          error={undefined}
        />
      </Panel>
    </PageFrame>
  );
}
