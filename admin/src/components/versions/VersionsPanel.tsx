import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne, usePermissions, useTranslate } from 'react-admin';
import type { Role } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { ActorName } from '../ActorName.tsx';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../form/use-command.ts';
import { Moment } from '../Moment.tsx';
import { Panel } from '../Panel.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { FactValue } from './FactValue.tsx';
import { same } from './merge-edits.ts';
import type { Versions } from './use-conflict.ts';
import { useFieldNames } from './use-field-names.ts';

interface VersionsPanelProps<F extends object> {
  resource: string;
  id: number;
  /** Where the fields have their names: `<words>.<field>`. */
  words: string;
  /** Fields that hold people by their numbers. */
  people?: readonly string[];
  restore: (facts: F, seenVersion: number) => Promise<{ status: number }>;
}

/** What became of a record, the newest first: who changed what and when; each version can be looked at and taken back. */
export function VersionsPanel<F extends object>(props: VersionsPanelProps<F>) {
  const { resource, id, words, people = [], restore } = props;
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  const { data } = useGetOne<Versions<F>>(resource, { id });
  const [wanted, setWanted] = useState<number | null>(null);
  if (!data) return null;
  const facts = data.versions.find(({ version }) => version === wanted)?.facts;
  return (
    <Panel>
      <SectionHead title={translate('parde.versions.title')} />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: '4px 20px 12px' }}>
        {data.versions.map((one, place) => (
          <VersionRow
            key={one.version}
            words={words}
            people={people}
            shown={one}
            before={data.versions.slice(place + 1).find(({ facts }) => facts !== null)?.facts ?? null}
            onRestore={
              permissions === 'admin' && one.facts && !same(one.facts, data.facts)
                ? () => setWanted(one.version)
                : undefined
            }
          />
        ))}
      </Box>
      {wanted !== null && facts && (
        <RestoreDialog version={wanted} send={() => restore(facts, data.version)} onClose={() => setWanted(null)} />
      )}
    </Panel>
  );
}

interface VersionRowProps<F extends object> {
  words: string;
  people: readonly string[];
  shown: Versions<F>['versions'][number];
  before: F | null;
  onRestore: (() => void) | undefined;
}

function VersionRow<F extends object>({ words, people, shown, before, onRestore }: VersionRowProps<F>) {
  const { version, at, actor, changed, facts } = shown;
  const translate = useTranslate();
  const format = useFormat();
  const namesOf = useFieldNames(words);
  const said = facts && before && changed.length > 0;
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.25, borderBlockEnd: '1px solid var(--hairline)', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <b>{translate('parde.versions.one', { number: format.plain(version) })}</b>
        <Moment at={at} />
        {actor ? <ActorName actor={actor} /> : <span>{translate('parde.versions.import')}</span>}
        {onRestore && (
          <Button size="small" onClick={onRestore} sx={{ marginInlineStart: 'auto' }}>
            {translate('parde.versions.restore')}
          </Button>
        )}
      </Box>
      {said ? (
        <Box component="details" sx={{ color: 'var(--text-mid)', fontSize: '0.875rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 0.5 }}>
            {namesOf(changed)}
          </Box>
          <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
            {(changed as (keyof F & string)[]).map((field) => (
              <div key={field}>
                <Box component="dt" sx={{ fontWeight: 700 }}>
                  {namesOf([field])}
                </Box>
                <Box component="dd" sx={{ margin: 0, color: 'var(--text-low)', textDecoration: 'line-through' }}>
                  <FactValue value={before[field]} people={people.includes(field)} />
                </Box>
                <Box component="dd" sx={{ margin: 0 }}>
                  <FactValue value={facts[field]} people={people.includes(field)} />
                </Box>
              </div>
            ))}
          </Box>
        </Box>
      ) : (
        <Box sx={{ color: 'var(--text-mid)', fontSize: '0.875rem' }}>
          {changed.length > 0 ? namesOf(changed) : translate('parde.versions.first')}
        </Box>
      )}
    </Box>
  );
}

interface RestoreDialogProps {
  version: number;
  send: () => Promise<{ status: number }>;
  onClose: () => void;
}

function RestoreDialog({ version, send, onClose }: RestoreDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const finish = useAfterwards(onClose);
  const command = useCommand({ body: () => ({}), send, onDone: () => finish('parde.versions.restored') });
  return (
    <ActionDialog
      title={translate('parde.versions.restore_title', { number: format.plain(version) })}
      lead={translate('parde.versions.restore_lead')}
      submit="parde.versions.restore"
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
