import type { ConsoleTitle } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { useName } from '../names/use-name.ts';
import { Picture } from '../Picture.tsx';
import type { Label } from './LabelText.tsx';

export function useTitleLabel(): (title: ConsoleTitle) => Label {
  const nameOf = useName();
  const format = useFormat();
  return ({ name, release_year, cover_path }) => {
    const { main, other } = nameOf(name);
    const picture = <Picture path={cover_path} size="150x225" width={28} height={42} radius={4} letter={main} />;
    return { main, other, note: format.plain(release_year), picture };
  };
}
