import type { Person } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { Part } from '../../../components/feedback/Part.tsx';
import { PersonPage } from '../../../features/people/PersonPage.tsx';

const FollowPerson = lazyPart('FollowPerson', () => import('../../../features/library/buttons/FollowPerson.tsx'));

function following({ id }: Person) {
  return (
    <Part>
      <FollowPerson id={id} />
    </Part>
  );
}

export default function PersonRoute() {
  return <PersonPage following={following} />;
}
