import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon/Icon.tsx';

/** The name of a block, which leads to all of it where there is such a page. */
export function BlockHeading({ id, title, to }: { id: string; title: string; to?: string }) {
  return (
    <h2 id={id} className="text-lg font-black">
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center gap-1.5 hover:text-accent-text">
          {title}
          <Icon name="chevronNext" size={18} className="text-low" />
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center">{title}</span>
      )}
    </h2>
  );
}
