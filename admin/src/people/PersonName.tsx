import type { ConsolePerson } from '../api/types.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';

export function PersonName({ person }: { person: ConsolePerson }) {
  const { main, other } = useName()(person.name);
  return (
    <NameCell
      to={`/people/${person.id}/show`}
      main={main}
      other={other}
      picture={<Picture path={person.avatar_path} size="96x96" width={38} height={38} radius={999} letter={main} />}
    />
  );
}
