import { ListButton } from './ListButton.tsx';

/** The button by which a person is followed. */
export default function FollowPerson({ id }: { id: number }) {
  return <ListButton kind="person" id={id} />;
}
