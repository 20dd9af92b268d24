import type { CeremonyAward, NominatedFilm, Nomination } from '../../api/types.ts';
import { PostCard } from '../../components/card/PostCard.tsx';
import { POST_GRID, POST_SIZES } from '../../components/card/PostGrid.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { AskForFilm } from './AskForFilm.tsx';
import { AwardHeading } from './AwardHeading.tsx';
import { NominationRow, Won } from './NominationRow.tsx';
import { nominationKey } from './nomination-key.ts';

const ROWS = 'grid content-start gap-x-12 gap-y-1.5 md:grid-cols-2 xl:grid-cols-3';

/** The best film with all that were nominated beside it: by their posters, where the site has most of them. */
export function LeadingAward({ id, type, award }: { id: string; type: number; award: CeremonyAward }) {
  const heading = `${id}-name`;
  const { nominations } = award;
  const pictured = nominations.filter(({ post }) => post).length * 2 > nominations.length;
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-10 pt-8">
      <AwardHeading id={heading} type={type} award={award} />
      <ul className={classNames(pictured ? POST_GRID : ROWS, 'mt-2')}>
        {nominations.map((nomination) =>
          pictured ? (
            <Tile key={nominationKey(nomination)} nomination={nomination} />
          ) : (
            <NominationRow key={nominationKey(nomination)} nomination={nomination} />
          ),
        )}
      </ul>
    </section>
  );
}

function Tile({ nomination: { won, post, film } }: { nomination: Nomination }) {
  return (
    <li>
      {post && <PostCard post={post} sizes={POST_SIZES} />}
      {film?.name && <FilmTile name={film.name} />}
      {(won || film) && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {won && <Won />}
          {film && <AskForFilm film={film} />}
        </div>
      )}
    </li>
  );
}

/** In the place of a poster that the site does not have. */
function FilmTile({ name }: { name: NonNullable<NominatedFilm['name']> }) {
  const { nameOf } = useLanguage();
  return (
    <p className="flex aspect-2/3 flex-col items-center justify-center gap-3 rounded-card bg-high/5 p-3 text-center">
      <Icon name="film" size={28} className="text-low" />
      <bdi className="line-clamp-4 text-sm leading-relaxed font-bold text-mid md:text-base">{nameOf(name)}</bdi>
    </p>
  );
}
