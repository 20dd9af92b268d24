import type { PostType } from '../../../api/types.ts';
import TopListPage from '../../../features/catalogue/TopListPage.tsx';
import { Sidebar } from '../../../features/sidebar/Sidebar.tsx';

export default function TopListRoute({ postType }: { postType: PostType }) {
  return <TopListPage postType={postType} aside={<Sidebar />} />;
}
