import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../components/button/Chip.tsx';
import { type CommentPage, commentsKey } from '../comments-query.ts';
import type { CommentSubject } from '../subject.ts';
import { begunMention, withMention, writersOf } from './mentions.ts';

const MAX_CHOICE = 5;

/** While a name is begun with @: who in the thread may be meant. */
export function MentionChoice({
  subject,
  text,
  onChoose,
}: {
  subject: CommentSubject;
  text: string;
  onChoose(text: string): void;
}) {
  const { t } = useTranslation('community');
  const client = useQueryClient();
  const begun = begunMention(text);
  if (begun === null) return null;
  const lists = client.getQueriesData<InfiniteData<CommentPage>>({ queryKey: commentsKey(subject) });
  const writers = writersOf(
    lists.map(([, list]) => list),
    begun,
    MAX_CHOICE,
  );
  if (writers.length === 0) return null;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">{t('comment.mention')}</legend>
      {writers.map(({ username, name }) => (
        <Chip key={username} action onClick={() => onChoose(withMention(text, username))}>
          <bdi>{name}</bdi>
          <span dir="ltr" className="text-low">
            @{username}
          </span>
        </Chip>
      ))}
    </fieldset>
  );
}
