import type { Notification } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import type { IconName } from '../../components/icon/icon-paths.ts';
import { classNames } from '../../components/layout/class-names.ts';
import { Poster } from '../../components/picture/Poster.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const ICONS: Record<string, IconName> = {
  'comment-answered': 'reply',
  'comment-approved': 'comment',
  'letter-answered': 'reply',
  'plan-adjusted': 'card',
  'plan-ending': 'clock',
  'payment-done': 'card',
  'payment-reversed': 'card',
  'report-mended': 'success',
  'request-answered': 'reply',
  'subtitle-decided': 'reply',
};

/** What a notification says: the poster of its title where it has one, else a sign of its kind. */
export function NoticeLine({ notification }: { notification: Notification }) {
  const { kind, text, picture, created_at: at, visited } = notification;
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <>
      <span className="relative w-10 shrink-0">
        {picture ? (
          <Poster path={picture.path} tint={picture.tint} title={text[language]} sizes="40px" className="rounded-md!" />
        ) : (
          <span className="flex size-10 items-center justify-center rounded-full bg-high/8 text-mid">
            <Icon name={ICONS[kind] ?? 'bell'} size={20} />
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        <span className={classNames('block text-sm', visited ? 'text-mid' : 'font-medium text-high')}>
          {text[language]}
        </span>
        <span className="block text-xs text-low">{format.relative(at)}</span>
      </span>
      {!visited && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-accent" />}
    </>
  );
}
