import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../components/button/IconButton.tsx';
import { CONTROL_STYLE } from '../../components/form/control-style.ts';
import { classNames } from '../../components/layout/class-names.ts';

/** Words live in the address, so that what was found can be shared; before the site listens the browser sends the form itself. */
export function NewsSearch({ words }: { words: string }) {
  const { t } = useTranslation('news');
  const [, setSearch] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    setSearch(typed ? { q: typed } : {});
  };
  return (
    <search className="w-full sm:w-auto">
      <form action="/news" onSubmit={submit} className="flex items-center gap-1">
        <input
          type="search"
          name="q"
          dir="auto"
          maxLength={100}
          aria-label={t('news.search')}
          placeholder={t('news.search')}
          defaultValue={words}
          className={classNames(CONTROL_STYLE, 'min-h-11! rounded-full! sm:w-64!')}
        />
        <IconButton type="submit" icon="search" label={t('news.search')} />
      </form>
    </search>
  );
}
