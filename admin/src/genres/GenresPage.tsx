import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleGenres } from '../api/types.ts';
import { OneRecord } from '../components/OneRecord.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { GenresForm } from './GenresForm.tsx';
import { MergedGenres } from './MergedGenres.tsx';

const WIDTH = 1280;

export function GenresPage() {
  const translate = useTranslate();
  // Opened anew after each change: rows that were new are the server's then.
  const [opening, setOpening] = useState(0);
  return (
    <PageFrame
      title={translate('parde.nav.genres')}
      aside={<SiteLink href="/movies">{translate('parde.genres.on_site')}</SiteLink>}
      width={WIDTH}
    >
      <OneRecord<ConsoleGenres & { id: string }> key={opening} resource="genres" id="now">
        {(genres) => (
          <>
            <GenresForm opened={genres} onChanged={() => setOpening(opening + 1)} />
            <MergedGenres genres={genres} />
          </>
        )}
      </OneRecord>
    </PageFrame>
  );
}
