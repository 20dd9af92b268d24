import Box from '@mui/material/Box';
import { useShowContext, useTranslate } from 'react-admin';
import type { AuditEntry } from '../../api/types.ts';
import { Facts } from '../../components/Facts.tsx';
import { FoldedText } from '../../components/FoldedText.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ConsoleShow } from '../../components/page/ConsoleShow.tsx';
import { SectionHead } from '../../components/page/SectionHead.tsx';
import { ShowFrame } from '../../components/page/ShowFrame.tsx';
import { QuietNote } from '../../components/QuietNote.tsx';
import { useClockDigits } from '../../components/use-clock-digits.ts';
import { AuditActor } from '../AuditActor.tsx';
import { AuditPlace } from '../AuditPlace.tsx';
import { useAuditWords } from '../audit-words.ts';
import { keptVersionsOf } from './kept-versions.ts';
import { useDetailWords } from './use-detail-words.ts';
import { WhatChanged } from './WhatChanged.tsx';

export function AuditEntryPage() {
  return (
    <ConsoleShow resource="audit">
      <EntryView />
    </ConsoleShow>
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
                <FoldedText text={inWords(name, value, details)} />
              </Box>,
            ])}
          />
        </Box>
      )}
    </Panel>
  );
}

/** A title's versions are what its form has, and that has no time of airing. */
function AirTime({ details }: Pick<AuditEntry, 'details'>) {
  const translate = useTranslate();
  const words = useAuditWords();
  const inDigits = useClockDigits();
  const { airTime } = details;
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <b>{words.field('airTime')}</b>{' '}
      <bdi>{typeof airTime === 'string' ? inDigits(airTime) : translate('parde.states.none')}</bdi>
    </Box>
  );
}

function WhatWasDone({ entry }: { entry: AuditEntry }) {
  const kept = keptVersionsOf(entry);
  const details = <Details details={entry.details} />;
  const aired = entry.operation.endsWith('/air-schedule') && <AirTime details={entry.details} />;
  return kept ? <WhatChanged kept={kept} otherwise={details} besides={aired} /> : details;
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
          <WhatWasDone entry={record} />
        </Box>
      )}
    </ShowFrame>
  );
}
