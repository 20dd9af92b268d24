import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { useFormat } from '../format/use-format.ts';

const COLUMNS = [
  ['live_rows', 'liveRows'],
  ['rebuilt_rows', 'rebuiltRows'],
  ['only_live', 'onlyLive'],
  ['only_rebuilt', 'onlyRebuilt'],
] as const;

/** The tables whose rows were not those that the event log gives. */
export function TableDifferences({ differences }: { differences: ConsoleRebuild['differences'] }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!differences) return null;
  return (
    <Panel>
      <SectionHead title={translate('parde.rebuilds.compared')} />
      {differences.length === 0 ? (
        <Typography sx={{ paddingInline: 2.5, paddingBlock: 1.5 }}>{translate('parde.rebuilds.same')}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('parde.rebuilds.table')}</TableCell>
              {COLUMNS.map(([word]) => (
                <TableCell key={word}>{translate(`parde.rebuilds.${word}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => (
              <TableRow key={difference.table}>
                <TableCell>
                  <bdi dir="ltr">{difference.table}</bdi>
                </TableCell>
                {COLUMNS.map(([word, field]) => (
                  <TableCell key={word}>{format.number(difference[field])}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
