import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { downloadCSV, useTranslate } from 'react-admin';
import type { ConsoleTitleImportDetail } from '../api/types.ts';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { asCsv } from '../format/csv.ts';
import { useFormat } from '../format/use-format.ts';
import { type RefusalReason, reasonsOf } from './refusal-words.ts';

/** Lines that an import did not take, each with its reason; a file of them to mend the source by. */
export function RefusedLines({ titleImport }: { titleImport: ConsoleTitleImportDetail }) {
  const translate = useTranslate();
  const format = useFormat();
  const { refusals, counts, name } = titleImport;
  if (refusals.length === 0) return null;
  const hidden = counts.refused - refusals.length;
  return (
    <Panel>
      <SectionHead
        title={translate('parde.imports.refused')}
        lead={hidden > 0 ? translate('parde.imports.first_of', { count: format.number(refusals.length) }) : ''}
        aside={
          <Button variant="text" onClick={() => downloadCSV(asCsv(refusals), `${name}-refused`)}>
            {translate('parde.imports.refused_file')}
          </Button>
        }
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell width={90}>{translate('parde.imports.line')}</TableCell>
            <TableCell>{translate('parde.imports.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {refusals.map(({ line, reason }) => (
            <TableRow key={line}>
              <TableCell>{format.number(line)}</TableCell>
              <TableCell sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
                {reasonsOf(reason).map((one) => (
                  <Reason key={`${one.field} ${one.text}`} reason={one} />
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Reason({ reason: { field, key, values = {}, text } }: { reason: RefusalReason }) {
  const translate = useTranslate();
  const format = useFormat();
  const { line, ...others } = values;
  return (
    <div>
      {field && (
        <>
          <bdi>
            <code>{field}</code>
          </bdi>
          {': '}
        </>
      )}
      {key ? translate(key, { ...others, ...(line && { line: format.digits(line) }) }) : <bdi>{text}</bdi>}
    </div>
  );
}
