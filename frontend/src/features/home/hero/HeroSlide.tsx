import { Link } from 'react-router-dom';
import type { HomePost } from '../../../api/types.ts';
import { Backdrop } from '../../../components/picture/Backdrop.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import type { HeroEntry } from '../home-view.ts';
import { TitleActions } from '../TitleActions.tsx';
import { TitleFacts } from '../TitleFacts.tsx';

interface Props {
  post: HeroEntry;
  active: boolean;
  /** Shown now or beside that: the others are but places in the row. */
  near: boolean;
}

export function HeroSlide({ post, active, near }: Props) {
  return (
    <article inert={!active} className="relative isolate h-full w-full shrink-0 snap-start snap-always overflow-hidden">
      {near && 'summary' in post && <SlideContent post={post} />}
    </article>
  );
}

function SlideContent({ post }: { post: HomePost }) {
  const { nameOf, language } = useLanguage();
  const summary = (language === 'fa' && post.summary.fa) || post.summary.en;
  return (
    <>
      {/* The largest picture of the page waits for no script that would fade it in. */}
      <Backdrop path={post.backdrop_path} tint={post.tint} eager className="[&_img]:opacity-100" />
      <div className="page-margin relative flex h-full flex-col justify-end pb-20 md:pb-24">
        <div className="max-w-xl">
          <h2 className="text-2xl font-black md:text-3xl">
            <Link to={titlePath(post)} className="rounded-md">
              {nameOf(post.name)}
            </Link>
          </h2>
          <TitleFacts post={post} />
          {summary && <p className="mt-3 line-clamp-2 text-sm text-mid md:line-clamp-3 md:text-base">{summary}</p>}
          <div className="mt-5 flex flex-wrap gap-3 md:mt-6">
            <TitleActions post={post} />
          </div>
        </div>
      </div>
    </>
  );
}
