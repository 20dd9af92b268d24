import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../format/use-format.ts';
import { Moment } from '../Moment.tsx';
import { ActorName } from '../names/ActorName.tsx';
import type { Versions } from './conflict/use-version-conflict.ts';
import { ChangedFacts } from './facts/ChangedFact.tsx';
import { compareFacts } from './facts/compare-facts.ts';
import { useFieldNames } from './facts/use-field-names.ts';
import type { Meaning } from './meanings/meaning.ts';

interface VersionRowProps<F extends object> {
  meaning: Meaning;
  shown: Versions<F>['versions'][number];
  /** The facts of the version before it; null for the first. */
  before: F | null;
  /** Absent where there is nothing to take back, or the reader may not. */
  onRestore: (() => void) | undefined;
  /** Whether something unsaved would be lost by it. */
  unsaved: boolean;
}

/** One version: who, when, and what is other than before. */
export function VersionRow<F extends object>({ meaning, shown, before, onRestore, unsaved }: VersionRowProps<F>) {
  const { version, at, actor, changed, facts } = shown;
  const translate = useTranslate();
  const format = useFormat();
  const namesOf = useFieldNames(meaning.words);
  const changes = facts && before ? compareFacts(before, facts) : [];
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.25, borderBlockEnd: '1px solid var(--hairline)', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <b>{translate('parde.versions.one', { number: format.plain(version) })}</b>
        <Moment at={at} />
        {actor ? (
          <ActorName actor={actor} />
        ) : (
          <span>{translate(`parde.versions.${facts ? 'import' : 'by_itself'}`)}</span>
        )}
        {onRestore && (
          <Button
            size="small"
            disabled={unsaved}
            title={unsaved ? translate('parde.versions.unsaved') : undefined}
            onClick={onRestore}
            sx={{ marginInlineStart: 'auto' }}
          >
            {translate('parde.versions.restore')}
          </Button>
        )}
      </Box>
      {changes.length > 0 ? (
        <Box component="details" sx={{ color: 'var(--text-mid)', fontSize: '0.875rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 0.5 }}>
            {namesOf(changes.map(({ field }) => field))}
          </Box>
          <ChangedFacts changes={changes} meaning={meaning} />
        </Box>
      ) : (
        <Box sx={{ color: 'var(--text-mid)', fontSize: '0.875rem' }}>
          {translate(before ? `parde.versions.became.${changed[0] ?? 'same'}` : 'parde.versions.first')}
        </Box>
      )}
    </Box>
  );
}
