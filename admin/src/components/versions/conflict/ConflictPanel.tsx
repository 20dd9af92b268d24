import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { Moment } from '../../Moment.tsx';
import { ActorName } from '../../names/ActorName.tsx';
import { Panel } from '../../Panel.tsx';
import { FactValue } from '../facts/FactValue.tsx';
import { useFieldNames } from '../facts/use-field-names.ts';
import type { Meaning } from '../meanings/meaning.ts';
import { type Clash, mergeEdits, same } from './merge-edits.ts';
import type { Conflict, Newest } from './use-conflict.ts';

interface ConflictPanelProps<F extends object, N extends Newest<F>> {
  /** What the edit is a change of. */
  opened: F;
  conflict: Conflict<F, N>;
  meaning: Meaning;
  save: (facts: F, newest: N) => Promise<unknown>;
  onSaved: () => void;
  onTakeTheirs: (newest: N) => void;
}

/** The same record was saved meanwhile: who did what, and whose words stand. */
export function ConflictPanel<F extends object, N extends Newest<F>>(props: ConflictPanelProps<F, N>) {
  const { opened, conflict, meaning, save, onSaved, onTakeTheirs } = props;
  const { mine, newest } = conflict;
  const translate = useTranslate();
  const notify = useNotify();
  const namesOf = useFieldNames(meaning.words);
  const panel = useRef<HTMLElement>(null);
  const merged = mergeEdits(opened, mine, newest.facts);
  const nothingOfMine = same(merged.facts, newest.facts);
  const whose = useWhose(newest.since);
  const title = translate(`parde.versions.${whose === 'others' ? 'conflict' : whose}`);
  const sided = `parde.versions.${whose === 'others' ? 'theirs' : 'saved'}`;
  const words = nothingOfMine
    ? 'parde.versions.nothing'
    : merged.both.length > 0
      ? `${sided}.both`
      : 'parde.versions.apart';
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(merged.facts, newest),
    networkMode: 'always',
    onSuccess: onSaved,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      sx={{ padding: 2.5, marginBlockEnd: 2, borderColor: 'var(--danger-text)', outline: 'none' }}
    >
      <Box component="h2" sx={{ margin: 0, fontSize: '1rem', fontWeight: 700 }}>
        {title}
      </Box>
      {newest.since.length > 0 && (
        <Box component="ul" sx={{ paddingInlineStart: 2.5, lineHeight: 1.9 }}>
          {newest.since.map(({ at, actor, changed }, place) => (
            <li key={place}>
              <ActorName actor={actor} /> · <Moment at={at} /> · {namesOf(changed)}
            </li>
          ))}
        </Box>
      )}
      <p>{translate(words)}</p>
      {merged.both.map((clash) => (
        <BothSides key={clash.field} clash={clash} name={namesOf([clash.field])} words={sided} meaning={meaning} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!nothingOfMine && (
          <Button variant="contained" color="secondary" disabled={isPending} onClick={() => mutate()}>
            {translate(merged.both.length > 0 ? `${sided}.keep_mine` : 'parde.versions.together')}
          </Button>
        )}
        <Button variant="outlined" disabled={isPending} onClick={() => onTakeTheirs(newest)}>
          {translate(nothingOfMine ? 'parde.versions.see' : `${sided}.give_up`)}
        </Button>
      </Box>
    </Panel>
  );
}

/** Editors save from two tabs, or again with another word after a cut line; not every history says who it was. */
function useWhose(since: Newest<object>['since']): 'own' | 'others' | 'unknown' {
  const { identity } = useGetIdentity();
  if (since.length === 0) return 'unknown';
  return since.every(({ actor }) => actor === `user-${identity?.id}`) ? 'own' : 'others';
}

interface BothSidesProps {
  clash: Clash;
  name: string;
  /** Where the two sides have their names. */
  words: string;
  meaning: Meaning;
}

/** What was made of one field here and there, beside each other where there is room. */
function BothSides({ clash, name, words, meaning }: BothSidesProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <b>{name}</b>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Box key={side} sx={{ minWidth: 0, padding: 1.25, borderRadius: 2, backgroundColor: 'var(--sunken)' }}>
            <Box component="dt" sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
              {translate(`${words}.${side}`)}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <FactValue value={clash[side]} field={clash.field} meaning={meaning} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
