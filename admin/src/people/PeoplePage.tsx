import { useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import type { ConsolePerson } from '../api/types';
import { ListFrame } from '../components/ListFrame';
import { type Column, RecordTable } from '../components/RecordTable';
import { SearchField } from '../components/SearchField';
import { useFormat } from '../format/use-format';
import { PersonName } from './PersonName';
import { useProfessions } from './use-professions';

const PER_PAGE = 25;

function usePersonColumns(): readonly Column<ConsolePerson>[] {
  const translate = useTranslate();
  const format = useFormat();
  const inWords = useProfessions();
  return useMemo(() => {
    const columns: Column<ConsolePerson>[] = [
      {
        key: 'name',
        label: translate('parde.people.name'),
        sortBy: 'name',
        cell: (person) => <PersonName person={person} />,
      },
      {
        key: 'profession',
        label: translate('parde.people.profession'),
        cell: ({ professions }) => inWords(professions),
        from: 'sm',
      },
      {
        key: 'posts',
        label: translate('parde.people.posts'),
        sortBy: 'posts_count',
        cell: ({ posts_count }) => format.number(posts_count),
        align: 'end',
        width: 120,
      },
    ];
    return columns;
  }, [translate, format, inWords]);
}

export function PeoplePage() {
  const translate = useTranslate();
  const columns = usePersonColumns();
  return (
    <ListBase resource="people" perPage={PER_PAGE} sort={{ field: 'name', order: 'ASC' }}>
      <ListFrame
        title={translate('parde.people.title')}
        filters={<SearchField placeholder={translate('parde.people.search')} />}
      >
        <RecordTable columns={columns} />
      </ListFrame>
    </ListBase>
  );
}
