import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleUser, Role } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Moment } from '../components/Moment.tsx';
import { RoleTag } from '../components/tags/RoleTag.tsx';
import { useFormat } from '../format/use-format.ts';
import { SentByUser } from './SentByUser.tsx';
import { UserStateTag } from './UserStateTag.tsx';
import { usePremiumWords } from './use-premium-words.ts';

/** Who the user is and how the account stands. */
export function UserFacts({ user }: { user: ConsoleUser }) {
  const translate = useTranslate();
  const format = useFormat();
  const premium = usePremiumWords();
  const { permissions } = usePermissions<Role>();
  const word = (key: string) => translate(`parde.users.${key}`);
  const latin = (text: string | null | undefined) => text && <bdi dir="ltr">{text}</bdi>;
  return (
    <Facts
      facts={[
        [word('state'), <UserStateTag key="state" state={user.state} />],
        [word('role'), <RoleTag key="role" role={user.role} />],
        [word('plan'), premium(user)],
        [word('email'), latin(user.email)],
        [word('phone'), latin(user.phone)],
        [word('joined'), <Moment key="joined" at={user.joined_at} />],
        [word('last_login'), user.last_login_at ? <Moment key="seen" at={user.last_login_at} /> : word('never')],
        [word('two_factor'), permissions === 'admin' && user.role !== 'viewer' && word(user.two_factor ? 'on' : 'off')],
        [
          word('referrer'),
          user.referrer_id && (
            <Link key="referrer" to={`/users/${user.referrer_id}/show`}>
              {translate('parde.users.referrer_value', { id: user.referrer_id })}
            </Link>
          ),
        ],
        [word('comments'), format.number(user.comments_count)],
        [word('ratings'), format.number(user.ratings_count)],
        [word('sent'), <SentByUser key="sent" userId={user.id} />],
      ]}
    />
  );
}
