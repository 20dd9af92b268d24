import { SelectInput, type SelectInputProps, useGetList } from 'react-admin';
import type { Genre } from '../api/types.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** The genres in the order of the reader's alphabet. */
export function GenreInput(props: SelectInputProps) {
  const language = useLanguage();
  const { data: genres = [] } = useGetList<Genre & { id: string }>('genres');
  const choices = genres
    .map((genre) => ({ id: genre.slug, name: (language === 'fa' && genre.fa) || genre.en }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
