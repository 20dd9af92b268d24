import type { User } from '../../../../api/types.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { EditInfoForm } from './EditInfoForm.tsx';
import { ShownParts } from './ShownParts.tsx';

/** What the account is known by, and the forms to change what may be changed. */
export default function Details({ user }: { user: User }) {
  return (
    <>
      <AccountFacts user={user} />
      <ShownParts user={user} />
      <EditInfoForm key={user.name} user={user} />
    </>
  );
}
