import type { ConsoleTitle } from '../api/types.ts';
import { NameCell } from '../components/NameCell.tsx';
import { Picture } from '../components/Picture.tsx';
import { useName } from '../components/use-name.ts';

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
