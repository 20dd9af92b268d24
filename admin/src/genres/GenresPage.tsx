import { useTranslate } from 'react-admin';
import type { ConsoleGenres } from '../api/types.ts';
import { SiteLink } from '../components/links/SiteLink.tsx';
import { OneRecord } from '../components/page/OneRecord.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { GenresForm } from './GenresForm.tsx';
import { MergedGenres } from './MergedGenres.tsx';

const WIDTH = 1280;

export function GenresPage() {
  const translate = useTranslate();
  return (
    <PageFrame
      title={translate('parde.nav.genres')}
      aside={<SiteLink href="/movies">{translate('parde.genres.on_site')}</SiteLink>}
      width={WIDTH}
    >
      {/* Opened anew after each change: rows that were new are the server's then. */}
      <OneRecord<ConsoleGenres & { id: string }> resource="genres" id="now">
        {(genres, reopen) => (
          <>
            <GenresForm opened={genres} onChanged={reopen} />
            <MergedGenres genres={genres} />
          </>
        )}
      </OneRecord>
    </PageFrame>
  );
}
