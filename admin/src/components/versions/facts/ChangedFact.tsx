import Box from '@mui/material/Box';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Meaning } from '../meanings/meaning.ts';
import type { Change } from './compare-facts.ts';
import { FactValue } from './FactValue.tsx';
import { useFieldNames } from './use-field-names.ts';

/** From here on what differs is shown within the text. */
const LONG = 60;
const WENT = { color: 'var(--text-low)', textDecoration: 'line-through' } as const;
const CAME = { backgroundColor: 'var(--sunken)', textDecoration: 'underline', textUnderlineOffset: '0.3em' } as const;

/** One field before and after. */
function ChangedFact({ change, meaning }: { change: Change; meaning: Meaning }) {
  const { field, before, after, moved } = change;
  const translate = useTranslate();
  const name = useFieldNames(meaning.words)([field]);
  return (
    <div>
      <Box component="dt" sx={{ fontWeight: 700 }}>
        {moved ? translate('parde.versions.moved', { field: name }) : name}
      </Box>
      {isLong(before) && isLong(after) ? (
        <ChangedText before={before} after={after} />
      ) : (
        <>
          <Box component="dd" sx={{ margin: 0, ...WENT }}>
            <FactValue value={before} field={field} meaning={meaning} />
          </Box>
          <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <FactValue value={after} field={field} meaning={meaning} />
          </Box>
        </>
      )}
    </div>
  );
}

export function ChangedFacts({ changes, meaning }: { changes: readonly Change[]; meaning: Meaning }) {
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
      {changes.map((change) => (
        <ChangedFact key={change.field} change={change} meaning={meaning} />
      ))}
    </Box>
  );
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > LONG;
}

function ChangedText({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () => diffWords(before, after, { intlSegmenter: new Intl.Segmenter('fa', { granularity: 'word' }) }),
    [before, after],
  );
  return (
    <Box component="dd" dir="auto" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {parts.map(({ value, added, removed }, place) => (
        <Box key={place} {...look(added, removed)}>
          {value}
        </Box>
      ))}
    </Box>
  );
}

function look(added: boolean, removed: boolean) {
  if (removed) return { component: 'del', sx: WENT } as const;
  return added ? ({ component: 'ins', sx: CAME } as const) : ({ component: 'span' } as const);
}
