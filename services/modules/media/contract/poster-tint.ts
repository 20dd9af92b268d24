import type { ArtworkMood } from '../domain/artwork/artwork-spec.ts';
import { tintOf } from '../domain/artwork/choose-palette.ts';

/**
 * The main dark colour that the drawn poster of a title will show: the placeholder before the picture is there, and the quiet
 * tint of the title's page. Published so that whoever shows a poster agrees with who draws it.
 * @param slug the title's slug, which seeds the drawing.
 * @returns '#rrggbb'
 */
export function posterTint(slug: string, genres: string[], mood: string | null): string {
  return tintOf({
    kind: 'poster',
    seed: slug,
    nameFa: null,
    nameEn: '',
    genres,
    ...(mood && { mood: mood as ArtworkMood }),
  });
}
