import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import { titleFileAddress } from '../components/addresses/title-address.ts';
import { QuietLink } from '../components/links/CellLink.tsx';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';
import { type QueuedProps, QueueRow, RowButtons } from '../components/queue/QueueRow.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { Reporters } from './Reporters.tsx';

interface FileReportRowProps extends QueuedProps {
  fileCase: ConsoleFileReport;
  onRule: (fileCase: ConsoleFileReport, state: CaseState) => void;
}

export const FileReportRow = memo(function FileReportRow(props: FileReportRowProps) {
  const { fileCase, onPoint, onSelect, onRule, ...row } = props;
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  const { id, post, file_name: fileName, state } = fileCase;
  const name = post ? nameOf(post.name).main : translate('parde.file_reports.retired');
  return (
    <QueueRow
      {...row}
      onPoint={() => onPoint(id)}
      onSelect={() => onSelect(id)}
      select={translate('parde.file_reports.select', { name: fileName ?? name })}
      poster={<Picture path={post?.cover_path ?? ''} size="150x225" width={44} height={66} letter={name} />}
      actions={<Rulings state={state} busy={row.busy} onRule={(ruled) => onRule(fileCase, ruled)} />}
    >
      <Heading fileCase={fileCase} name={name} />
      <Box component="bdi" sx={{ fontSize: '0.75rem', color: 'var(--text-low)', overflowWrap: 'anywhere' }}>
        {post && fileName ? (
          <QuietLink to={titleFileAddress(post.id, id)}>{fileName}</QuietLink>
        ) : (
          (fileName ?? `#${format.plain(id)}`)
        )}
      </Box>
      <Reporters reporters={fileCase.reporters} />
      <Settled fileCase={fileCase} />
    </QueueRow>
  );
});

interface RulingsProps {
  state: CaseState;
  busy: boolean;
  onRule: (state: CaseState) => void;
}

function Rulings({ state, busy, onRule }: RulingsProps) {
  const translate = useTranslate();
  return (
    <RowButtons>
      {state !== 'mended' && (
        <Button
          variant="outlined"
          disabled={busy}
          startIcon={<Check />}
          onClick={() => onRule('mended')}
          sx={{ color: 'var(--success-text)' }}
        >
          {translate('parde.file_reports.mended')}
        </Button>
      )}
      {state !== 'dismissed' && (
        <Button variant="outlined" disabled={busy} startIcon={<Close />} onClick={() => onRule('dismissed')}>
          {translate('parde.file_reports.dismissed')}
        </Button>
      )}
    </RowButtons>
  );
}

/** The title, the fault that was found, and how many say so. @param name what stands for the title. */
function Heading({ fileCase, name }: { fileCase: ConsoleFileReport; name: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { post, fault, fault_at: faultAt, reports, state } = fileCase;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.25 }}>
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
        {post ? (
          <Link to={`/titles/${post.id}/show`} style={{ color: 'inherit' }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}
      </Box>
      {fault && (
        <Tag tone="bad" title={faultAt ? format.dateTime(faultAt) : undefined}>
          {translate(`parde.file_reports.fault.${fault}`)}
        </Tag>
      )}
      {state === 'open' && reports > 1 && (
        <Tag tone="warn">{translate('parde.file_reports.reporters', { smart_count: reports })}</Tag>
      )}
    </Box>
  );
}

/** Who has decided it, and when. */
function Settled({ fileCase: { state, settled_by: by, settled_at: settledAt } }: { fileCase: ConsoleFileReport }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!by || !settledAt) return null;
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'var(--text-mid)', marginBlockStart: 0.5 }}>
      {translate(`parde.file_reports.by.${state}`, { name: by })}{' '}
      <time dateTime={settledAt} title={format.dateTime(settledAt)}>
        {format.relative(settledAt)}
      </time>
    </Box>
  );
}
