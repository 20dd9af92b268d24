import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Panel } from '../../components/Panel.tsx';
import { SectionHead } from '../../components/page/SectionHead.tsx';
import type { Versions } from '../../components/versions/conflict/use-version-conflict.ts';
import { ChangedFacts } from '../../components/versions/facts/ChangedFact.tsx';
import { compareFacts } from '../../components/versions/facts/compare-facts.ts';
import type { KeptVersions } from './kept-versions.ts';

interface WhatChangedProps {
  kept: KeptVersions;
  /** What stands there where the version is not kept any more. */
  otherwise: ReactNode;
  /** What versions do not have. */
  besides?: ReactNode;
}

/** What an act changed: how the version that it made differs from the one before. */
export function WhatChanged({ kept, otherwise, besides }: WhatChangedProps) {
  const { resource, id, version, meaning } = kept;
  const translate = useTranslate();
  const { data, isPending } = useGetOne<Versions<object>>(resource, { id });
  if (isPending) return null;
  const made = data?.versions.find((one) => one.version === version);
  const before = data?.versions.find((one) => one.version < version && one.facts)?.facts;
  if (!made || (!before && version > 1)) return otherwise;
  const changes = made.facts && before ? compareFacts(before, made.facts) : [];
  const became = translate(before ? `parde.versions.became.${made.changed[0] ?? 'same'}` : 'parde.versions.first');
  return (
    <Panel>
      <SectionHead title={translate('parde.audit.changed')} />
      <Box sx={{ padding: '10px 20px 14px', fontSize: '0.875rem' }}>
        {changes.length > 0 && <ChangedFacts changes={changes} meaning={meaning} />}
        {changes.length === 0 && !besides && became}
        {besides}
      </Box>
    </Panel>
  );
}
