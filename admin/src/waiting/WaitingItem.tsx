import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { WaitingRow } from '../api/types.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { languageName } from '../format/language-name.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSubjectWords } from './use-subject-words.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 8,
  paddingBlock: 12,
  paddingInline: 20,
  borderBlockEnd: '1px solid var(--hairline)',
  borderInlineStart: '4px solid transparent',
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[aria-current="true"]': { backgroundColor: 'var(--hover)', borderInlineStartColor: 'var(--accent)' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: 16 },
}));

const Words = styled('bdi')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  // Text of either script stands where the row begins; in Persian pages this is turned round.
  textAlign: 'left',
});

interface WaitingItemProps {
  row: WaitingRow;
  current: boolean;
  /** Comes into sight when it becomes current by a key. */
  byKey: boolean;
  busy: boolean;
  onPoint: () => void;
  onTakeUp: () => void;
}

export function WaitingItem({ row, current, byKey, busy, onPoint, onTakeUp }: WaitingItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const inWords = useSubjectWords();
  const box = useRef<HTMLLIElement>(null);
  const language = useLanguage();
  const { kind, item_id: id, by, since, claim } = row;
  const text = kind === 'subtitles' ? languageName(row.text, language) : row.text;
  const about = inWords(row.about);
  useEffect(() => {
    if (current && byKey) box.current?.scrollIntoView({ block: 'nearest' });
  }, [current, byKey]);
  return (
    <Row ref={box} aria-current={current} onPointerDown={onPoint} data-kind={kind}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Tag tone="quiet">{translate(`parde.waiting.kinds.${kind}`)}</Tag>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Words>
          {text ||
            about ||
            translate(kind === 'file_reports' ? 'parde.file_reports.retired' : 'parde.waiting.number', { id })}
        </Words>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {text && about && <bdi>{about}</bdi>}
          {by && <bdi>{by}</bdi>}
          <time dateTime={since} title={format.dateTime(since)}>
            {format.relative(since)}
          </time>
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 3, sm: 'auto' } }}>
        {claim && (
          <Tag tone={claim.mine ? 'good' : 'warn'}>
            {claim.mine ? translate('parde.waiting.mine') : translate('parde.waiting.of', { name: claim.username })}
          </Tag>
        )}
      </Box>
      <Button variant="outlined" size="small" disabled={busy} onClick={onTakeUp}>
        {translate('parde.waiting.take_up')}
      </Button>
    </Row>
  );
}
