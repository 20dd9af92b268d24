import { Link } from 'react-router-dom';
import type { PersonRef } from '../../../../api/types.ts';
import { Portrait } from '../../../../components/picture/Portrait.tsx';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';

export function PersonLinks({ people }: { people: PersonRef[] }) {
  const { nameOf } = useLanguage();
  return (
    <ul className="scrollbar-none flex gap-2.5 overflow-x-auto md:flex-wrap">
      {people.map(({ id, slug, name, avatar_path, tint }) => (
        <li key={id} className="shrink-0">
          <Link
            to={`/person/${slug}`}
            className="flex min-h-11 items-center gap-2.5 rounded-full bg-surface-1 pe-5 text-sm font-medium -outline-offset-2! transition-colors hover:bg-high/10"
          >
            <Portrait path={avatar_path} tint={tint} sizes="44px" className="w-11" />
            <bdi>{nameOf(name)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
