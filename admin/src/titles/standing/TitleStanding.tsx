import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, usePermissions, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ConsoleTitlePage, Role } from '../../api/types.ts';
import { RetireButton } from '../../components/form/dialogs/RetireButton.tsx';
import { useButtonCommand } from '../../components/form/sending/use-button-command.ts';
import { useAfterwards } from '../../components/form/sending/use-command.ts';
import { useName } from '../../components/names/use-name.ts';
import { Panel } from '../../components/Panel.tsx';
import { Tag } from '../../components/tags/Tag.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { MergeDialog } from '../duplicates/MergeDialog.tsx';
import { ChooseTitleDialog } from './ChooseTitleDialog.tsx';

const WORDS = 'parde.titles.standing';
const TONES = { shown: 'good', draft: 'quiet', withdrawn: 'bad', merged: 'bad' } as const;

/** Whether a title is on the site, and what takes it off and brings it back: only for administrators. */
export function TitleStanding({ title }: { title: ConsoleTitlePage }) {
  const { permissions } = usePermissions<Role>();
  const translate = useTranslate();
  const { withdrawn } = title;
  if (!withdrawn && permissions !== 'admin') return null;
  return (
    <Panel sx={{ padding: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Tag tone={TONES[stateOf(withdrawn)]}>{translate(`${WORDS}.${stateOf(withdrawn)}`)}</Tag>
      <Box sx={{ flex: 1, minWidth: 200, color: 'var(--text-mid)', fontSize: '0.875rem' }}>
        {translate(`${WORDS}.${stateOf(withdrawn)}_lead`)}
      </Box>
      {withdrawn && withdrawn.into !== null && (
        <Button variant="outlined" component={Link} to={`/titles/${withdrawn.into}/show`}>
          {translate(`${WORDS}.to_other`)}
        </Button>
      )}
      {permissions === 'admin' && !withdrawn && <Leaving title={title} />}
      {permissions === 'admin' && withdrawn?.into === null && <RestoreButton title={title} />}
    </Panel>
  );
}

function stateOf(withdrawn: ConsoleTitlePage['withdrawn']): 'shown' | 'draft' | 'withdrawn' | 'merged' {
  if (!withdrawn) return 'shown';
  if (withdrawn.draft) return 'draft';
  return withdrawn.into === null ? 'withdrawn' : 'merged';
}

function Leaving({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [choosing, setChoosing] = useState(false);
  const [other, setOther] = useState<ConsoleTitlePage | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {translate(`${WORDS}.merge`)}
      </Button>
      <RetireButton
        seen={{ id: title.id, version: title.version ?? 1 }}
        words={WORDS}
        name={nameOf(title.name).main}
        send={(seen) => provider.withdrawTitle(seen)}
        list={`/titles/${title.id}/show`}
      />
      {choosing && (
        <ChooseTitleDialog
          besides={title}
          onChosen={(chosen) => {
            setChoosing(false);
            setOther(chosen);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {other && (
        <MergeDialog
          titles={[other, title]}
          onMerged={(stays) => navigate(`/titles/${stays}/show`)}
          onClose={() => setOther(null)}
        />
      )}
    </>
  );
}

function RestoreButton({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  const { busy, press } = useButtonCommand({
    body: { id: title.id, version: title.version ?? 1 },
    send: (seen) => provider.restoreTitle(seen),
    onDone: () => finish(`${WORDS}.restored`),
  });
  return (
    <Button variant="contained" color="secondary" disabled={busy} onClick={press}>
      {translate(`${WORDS}.${title.withdrawn?.draft ? 'show' : 'restore'}`)}
    </Button>
  );
}
