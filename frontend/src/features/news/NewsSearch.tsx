import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../components/button/IconButton.tsx';
import { CONTROL_STYLE } from '../../components/form/control-style.ts';
import { classNames } from '../../components/layout/class-names.ts';

/** Words live in the address, so that what was found can be shared. */
export function NewsSearch({ words }: { words: string }) {
  const { t } = useTranslation('news');
  const [typed, setTyped] = useState(words);
  const [, setSearch] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim() ? { q: typed.trim() } : {});
  };
  return (
    <search className="w-full sm:w-auto">
      <form onSubmit={submit} className="flex items-center gap-1">
        <input
          type="search"
          dir="auto"
          maxLength={100}
          aria-label={t('news.search')}
          placeholder={t('news.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={classNames(CONTROL_STYLE, 'min-h-11! rounded-full! sm:w-64!')}
        />
        <IconButton type="submit" icon="search" label={t('news.search')} />
      </form>
    </search>
  );
}
