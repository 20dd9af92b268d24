import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  /** Where all of it is. */
  href?: string;
  entries: readonly { to: string; text: string }[];
}

/** Of a shelf; the rest stands on the page that it leads to. */
const MAX_ENTRIES = 10;

/** A shelf in words and links, for readers and search engines that run no scripts and so never come near it. */
export function ShelfOutline({ title, href, entries }: Props) {
  const { t } = useTranslation('core');
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 flex items-center gap-3 text-lg font-black">
        {title}
        {href && (
          <Link to={href} className="text-xs font-medium text-low">
            {t('shelf.all')}
          </Link>
        )}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {entries.slice(0, MAX_ENTRIES).map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="tap inline-flex items-center">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
