import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { ConsoleTitle, PostType } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { Picture } from '../Picture.tsx';
import { useName } from '../use-name.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { type ChosenTitle, likeliestFirst } from './chosen-titles.ts';
import type { Label } from './LabelText.tsx';
import { RecordSearch } from './RecordSearch.tsx';

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
        <RecordSearch<ConsoleTitle>
          resource="titles"
          filter={postType && { post_type: postType }}
          chosen={new Set(rows.map(({ id }) => id))}
          sorted={likeliestFirst}
          labelOf={labelOf}
          onPick={(title) => {
            field.onChange([...rows, rowOf(title)]);
            say(labelOf(title).main);
          }}
          words={{
            label: 'parde.curation.add_title',
            hint: 'parde.curation.add_hint',
            none: 'parde.curation.nothing_found',
          }}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
      renderMore={(row) => renderMore?.(row, change, fieldState.invalid)}
    />
  );
}

export function useTitleLabel(): (title: ConsoleTitle) => Label {
  const nameOf = useName();
  const format = useFormat();
  return ({ name, release_year, cover_path }) => {
    const { main, other } = nameOf(name);
    const picture = <Picture path={cover_path} size="150x225" width={28} height={42} radius={4} letter={main} />;
    return { main, other, note: format.plain(release_year), picture };
  };
}
