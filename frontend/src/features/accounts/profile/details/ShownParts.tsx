import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublicProfile, User } from '../../../../api/types.ts';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { Checkbox } from '../../../../components/form/Checkbox.tsx';
import { api, call } from '../../../../lib/api/client.ts';
import { PROFILE_PARTS, type ProfilePart } from '../member/member-queries.ts';
import { publicProfileQuery } from '../profile-query.ts';

/** Which parts of their page a member shows; each change is kept at once. */
export function ShownParts({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const { data: profile } = useQuery(publicProfileQuery(user.username));
  const { mutate, isPending } = useShownParts(user.username);
  // What was pressed stands in the box at once, not when the answer is there.
  const [chosen, setChosen] = useState<ProfilePart[] | null>(null);
  const shows = chosen ?? profile?.shows ?? [];
  const change = (part: ProfilePart, shown: boolean) => {
    const next = PROFILE_PARTS.filter((one) => (one === part ? shown : shows.includes(one)));
    setChosen(next);
    mutate(next, { onSettled: () => setChosen(null) });
  };
  return (
    <section className="rounded-panel bg-surface-1 p-5 md:p-7">
      <h2 className="mb-2 text-lg font-bold">{t('shown.title')}</h2>
      <p className="mb-3 max-w-prose text-sm text-mid">{t('shown.text')}</p>
      <ul>
        {PROFILE_PARTS.map((part) => (
          <li key={part}>
            <Checkbox
              label={t(`part.${part}`)}
              checked={shows.includes(part)}
              disabled={!profile || isPending}
              onChange={({ target }) => change(part, target.checked)}
            />
          </li>
        ))}
      </ul>
      <Link
        to={`/user/${user.username}`}
        className="mt-2 inline-flex min-h-11 items-center text-sm font-medium text-accent-text hover:underline"
      >
        {t('shown.look')}
      </Link>
    </section>
  );
}

function useShownParts(username: string) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const { queryKey } = publicProfileQuery(username);
  return useMutation({
    mutationFn: (shows: ProfilePart[]) => call(api.POST('/api/user/chooseProfileParts', { body: { shows } })),
    onSuccess: ({ message }, shows) => {
      toast.success(t(message));
      client.setQueryData<PublicProfile>(queryKey, (profile) => profile && { ...profile, shows });
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) => toastErrors(error, t),
  });
}
