import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusOnRows } from '../list/rows/use-focus-on-rows.ts';
import { useRowNews } from '../list/rows/use-row-news.tsx';
import { QuietNote } from '../QuietNote.tsx';
import { ChosenRow, type RowAct } from './ChosenRow.tsx';
import { moved } from './chosen-titles.ts';
import type { Label } from './LabelText.tsx';

interface ChosenRowsProps<Row extends { id: number }> {
  label: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  labelOf: (row: Row) => Label;
  /** Whether the order means something. */
  ordered?: boolean;
  /** Said where nothing is chosen. */
  empty: string;
  /** Where more are found; what it picks is said by `say`. */
  search: (say: (added: string) => void) => ReactNode;
  renderMore?: (row: Row, place: number) => ReactNode;
}

/** Records chosen one by one, with their order: below the search the rows, each to be moved and taken away. */
export function ChosenRows<Row extends { id: number }>(props: ChosenRowsProps<Row>) {
  const { label, rows, onChange, labelOf, ordered = true, empty, search, renderMore } = props;
  const translate = useTranslate();
  const { news, tellAdded, tellRemoved, tellMoved } = useRowNews();
  const { list, focusAfter } = useFocusOnRows<number>();

  const act = (row: Row, place: number, act: RowAct) => {
    const title = labelOf(row).main;
    if (act === 'remove') {
      const left = rows.filter(({ id }) => id !== row.id);
      onChange(left);
      tellRemoved(title);
      focusAfter((left[place] ?? left.at(-1))?.id, 'remove');
      return;
    }
    const step = act === 'up' ? -1 : 1;
    onChange(moved(rows, place, step));
    tellMoved(title, place + step, rows.length);
    focusAfter(row.id, act);
  };
  return (
    <Box
      component="fieldset"
      sx={{ width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0, position: 'relative' }}
    >
      <Box component="legend" sx={{ fontWeight: 700, marginBlockEnd: 1.5, padding: 0 }}>
        {translate(label)}
      </Box>
      {search(tellAdded)}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row, place) => (
          <ChosenRow
            key={row.id}
            id={row.id}
            label={labelOf(row)}
            place={place}
            count={rows.length}
            ordered={ordered}
            onAct={(wanted) => act(row, place, wanted)}
          >
            {renderMore?.(row, place)}
          </ChosenRow>
        ))}
      </Box>
      {rows.length === 0 && <QuietNote>{translate(empty)}</QuietNote>}
      {news}
    </Box>
  );
}
