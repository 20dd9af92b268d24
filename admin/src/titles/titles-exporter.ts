import type { ConsoleTitle } from '../api/types.ts';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { asCsv } from '../format/csv.ts';
import { qualityName } from '../format/quality.ts';

function rowOf(title: ConsoleTitle) {
  return {
    id: title.id,
    name_en: title.name.en,
    name_fa: title.name.fa,
    post_type: title.post_type,
    release_year: title.release_year,
    end_year: title.end_year,
    genres: title.genres?.map(({ slug }) => slug).join(' '),
    quality: title.quality === null ? null : qualityName(title.post_type, title.quality),
    rating: title.rating,
    votes: title.votes,
    updated_at: title.updated_at,
  };
}

export const titlesExporter = csvExporter<ConsoleTitle>('titles', (titles) => asCsv(titles.map(rowOf)));
