import CollectionPage from '../../../features/collections/CollectionPage.tsx';
import { Sidebar } from '../../../features/sidebar/Sidebar.tsx';

export default function CollectionRoute() {
  return <CollectionPage aside={<Sidebar />} />;
}
