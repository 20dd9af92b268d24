import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ActorName } from '../ActorName.tsx';
import { Moment } from '../Moment.tsx';
import { Panel } from '../Panel.tsx';
import { mergeEdits } from './merge-edits.ts';
import type { Conflict, Versions } from './use-conflict.ts';
import { useFieldNames } from './use-field-names.ts';

interface ConflictPanelProps<F extends object> {
  opened: Versions<F>;
  conflict: Conflict<F>;
  /** Where the fields have their names: `<words>.<field>`. */
  words: string;
  save: (facts: F, version: number) => Promise<unknown>;
  onSaved: () => void;
  onTakeTheirs: (newest: Versions<F>) => void;
}

/** Two have changed the same record: who did what, and whose words stand. */
export function ConflictPanel<F extends object>(props: ConflictPanelProps<F>) {
  const { opened, conflict, words, save, onSaved, onTakeTheirs } = props;
  const { mine, newest } = conflict;
  const translate = useTranslate();
  const notify = useNotify();
  const namesOf = useFieldNames(words);
  const panel = useRef<HTMLElement>(null);
  const merged = mergeEdits(opened.facts, mine, newest.facts);
  const others = newest.versions.filter(({ version }) => version > opened.version);
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(merged.facts, newest.version),
    networkMode: 'always',
    onSuccess: onSaved,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={translate('parde.versions.conflict')}
      sx={{ padding: 2.5, marginBlockEnd: 2, borderColor: 'var(--danger-text)', outline: 'none' }}
    >
      <Box component="h2" sx={{ margin: 0, fontSize: '1rem', fontWeight: 700 }}>
        {translate('parde.versions.conflict')}
      </Box>
      <Box component="ul" sx={{ paddingInlineStart: 2.5, lineHeight: 1.9 }}>
        {others.map(({ version, at, actor, changed }) => (
          <li key={version}>
            <ActorName actor={actor} /> · <Moment at={at} /> · {namesOf(changed)}
          </li>
        ))}
      </Box>
      <p>
        {merged.both.length > 0
          ? translate('parde.versions.both', { fields: namesOf(merged.both) })
          : translate('parde.versions.apart')}
      </p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" color="secondary" disabled={isPending} onClick={() => mutate()}>
          {translate(`parde.versions.${merged.both.length > 0 ? 'mine' : 'together'}`)}
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => onTakeTheirs(newest)}>
          {translate('parde.versions.theirs')}
        </Button>
      </Box>
    </Panel>
  );
}
