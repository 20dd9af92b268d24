import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/overlay/Dialog.tsx';
import SidebarBlocks from './SidebarBlocks.tsx';

export default function SidebarDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('core');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('more')}>
      <SidebarBlocks />
    </Dialog>
  );
}
