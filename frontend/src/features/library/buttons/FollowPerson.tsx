import { FollowButton } from './FollowButton.tsx';

/** The button by which a person is followed. */
export default function FollowPerson({ id }: { id: number }) {
  return <FollowButton kind="person" id={id} />;
}
