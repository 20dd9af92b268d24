import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { ConsoleTitle, PostType } from '../../api/types.ts';
import { ChosenRows } from './ChosenRows.tsx';
import type { ChosenTitle } from './chosen-titles.ts';
import { TitleSearch } from './TitleSearch.tsx';
import { useTitleLabel } from './use-title-label.tsx';

interface ChosenTitlesInputProps<Row extends ChosenTitle> {
  source: string;
  /** The rows' heading. */
  label: string;
  /** Said where nothing is chosen. */
  empty: string;
  postType?: PostType;
  ordered?: boolean;
  rowOf: (title: ConsoleTitle) => Row;
  /** What else a row has to say. */
  renderMore?: (row: Row, change: (row: Row) => void, invalid: boolean) => ReactNode;
}

/** Titles chosen one by one, with their order; the form has them as rows. */
export function ChosenTitlesInput<Row extends ChosenTitle>(props: ChosenTitlesInputProps<Row>) {
  const { source, label, empty, postType, ordered = true, rowOf, renderMore } = props;
  const translate = useTranslate();
  const labelOf = useTitleLabel();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const rows: Row[] = field.value || [];
  const change = (changed: Row) => field.onChange(rows.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <ChosenRows
      label={label}
      rows={rows}
      onChange={field.onChange}
      labelOf={({ id, post }) => (post ? labelOf(post) : { main: translate('parde.curation.unlisted', { id }) })}
      ordered={ordered}
      empty={empty}
      search={(say) => (
        <TitleSearch
          postType={postType}
          chosen={new Set(rows.map(({ id }) => id))}
          onPick={(title) => {
            field.onChange([...rows, rowOf(title)]);
            say(labelOf(title).main);
          }}
          words={{ label: 'parde.curation.add_title', hint: 'parde.curation.add_hint' }}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
      renderMore={(row) => renderMore?.(row, change, fieldState.invalid)}
    />
  );
}
