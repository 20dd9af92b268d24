import type { ConsoleTitle } from '../api/types.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { Picture } from '../components/Picture.tsx';

export function TitleName({ title }: { title: ConsoleTitle }) {
  const { main, other } = useName()(title.name);
  return (
    <NameCell
      to={`/titles/${title.id}/show`}
      main={main}
      other={other}
      picture={<Picture path={title.cover_path} size="150x225" width={28} height={42} radius={4} letter={main} />}
    />
  );
}
