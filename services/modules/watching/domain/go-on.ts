import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';

type Offer = Pick<ReleaseFileCard, 'fileId' | 'season' | 'episode' | 'quality' | 'dubbed' | 'censored' | 'media'>;
/** What somebody watched last; what is unknown of it (the file is gone) decides nothing. */
type Habit = Partial<Pick<Offer, 'quality' | 'dubbed' | 'censored'>>;

/** An episode's place; a movie's is 0, 0. */
interface Place {
  season: number | null;
  episode: number | null;
}

/** What is watched without a word about it: more only for those who ask for it. */
const MAX_HEIGHT = 1_080;

const isAt = (place: Place) => (file: Place) => file.season === place.season && file.episode === place.episode;
const after = (a: Place, b: Place) => {
  const seasons = (a.season ?? 0) - (b.season ?? 0);
  return seasons !== 0 ? seasons > 0 : (a.episode ?? 0) > (b.episode ?? 0);
};

/** The best file that is not above 1080p, the smallest where all are. */
function usual<File extends Offer>(files: readonly File[]): File | undefined {
  const byHeight = files.toSorted((a, b) => b.media.height - a.media.height || b.quality - a.quality);
  return byHeight.find(({ media }) => media.height <= MAX_HEIGHT) ?? byHeight.at(-1);
}

/** Of the files of one place the one most like the habit: first its sound, then its quality. */
export function choose<File extends Offer>(files: readonly File[], place: Place, habit: Habit = {}): File | undefined {
  const here = files.filter(isAt(place));
  const keep = (left: File[], fits: (file: File) => boolean) => (left.some(fits) ? left.filter(fits) : left);
  const sound = keep(
    keep(here, ({ dubbed }) => dubbed === (habit.dubbed ?? false)),
    ({ censored }) => censored === (habit.censored ?? false),
  );
  return sound.find(({ quality }) => quality === habit.quality) ?? usual(sound);
}

/** The first place after this one that has a file. */
export function placeAfter(files: readonly Place[], place: Place): Place | undefined {
  const later = files.filter((file) => after(file, place));
  return later.reduce<Place | undefined>((first, file) => (!first || after(first, file) ? file : first), undefined);
}

/** The file of the next episode, like the one that was watched. */
export function nextFile<File extends Offer>(files: readonly File[], place: Place, habit: Habit): File | undefined {
  const next = placeAfter(files, place);
  return next && choose(files, next, habit);
}
