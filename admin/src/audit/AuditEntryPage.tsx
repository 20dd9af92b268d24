import Box from '@mui/material/Box';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { AuditEntry } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Moment } from '../components/Moment.tsx';
import { Panel } from '../components/Panel.tsx';
import { QuietNote } from '../components/QuietNote.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { AuditActor } from './AuditActor.tsx';
import { AuditPlace } from './AuditPlace.tsx';
import { useAuditWords } from './audit-words.ts';
import { useDetailWords } from './use-detail-words.ts';

export function AuditEntryPage() {
  return (
    <ShowBase resource="audit">
      <EntryView />
    </ShowBase>
  );
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const translate = useTranslate();
  const words = useAuditWords();
  const inWords = useDetailWords();
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  return (
    <Panel>
      <SectionHead title={translate('parde.audit.details')} />
      {known.length === 0 && <QuietNote>{translate('parde.audit.no_details')}</QuietNote>}
      {known.length > 0 && (
        <Box sx={{ padding: '6px 20px' }}>
          <Facts
            facts={known.map(([name, value]) => [
              words.field(name),
              <Box key={name} component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {inWords(name, value, details)}
              </Box>,
            ])}
          />
        </Box>
      )}
    </Panel>
  );
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`parde.audit.${key}`);
  return (
    <Panel>
      <Box sx={{ padding: '6px 20px' }}>
        <Facts
          facts={[
            [word('who'), <AuditActor key="who" entry={entry} />],
            [word('role'), translate(`parde.roles.${entry.role}`)],
            [word('on'), <AuditPlace key="on" entry={entry} />],
            [word('time'), <Moment key="time" at={entry.created_at} />],
            [
              word('operation'),
              <bdi key="operation" dir="ltr">
                {entry.operation}
              </bdi>,
            ],
          ]}
        />
      </Box>
    </Panel>
  );
}

function EntryView() {
  const translate = useTranslate();
  const words = useAuditWords();
  const { record } = useShowContext<AuditEntry>();
  return (
    <ShowFrame
      list={{ to: '/audit', label: translate('parde.audit.title') }}
      title={record && words.action(record.action)}
      aside={
        record && (
          <Box component="span" sx={{ color: 'var(--text-low)', fontSize: '0.875rem' }}>
            {translate('parde.audit.entry', { id: record.id })}
          </Box>
        )
      }
    >
      {record && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <EntryFacts entry={record} />
          <Details details={record.details} />
        </Box>
      )}
    </ShowFrame>
  );
}
