import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../components/feedback/Part.tsx';
import { LazyMount } from '../../components/layout/LazyMount.tsx';

const SidebarBlocks = lazyPart('SidebarBlocks', () => import('./SidebarBlocks.tsx'));
const SidebarDrawer = lazyPart('SidebarDrawer', () => import('./SidebarDrawer.tsx'));
/** About as high as the blocks: what stands below moves little. */
const PLACE = 'min-h-[1500px]';

/**
 * Beside the page where there is room; elsewhere a button at its end that opens a drawer. Loaded when it is near or opened:
 * what is hidden is never near.
 */
export function Sidebar() {
  const { t } = useTranslation('core');
  return (
    <>
      <aside aria-label={t('more')} className="hidden min-w-0 xl:block print:hidden">
        <LazyMount className={PLACE}>
          <Part waiting={<div className={PLACE} />}>
            <SidebarBlocks />
          </Part>
        </LazyMount>
      </aside>
      <Drawer />
    </>
  );
}

function Drawer() {
  const { t } = useTranslation('core');
  const { pathname, search } = useLocation();
  /** Where it was opened: another page closes it. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = pathname + search;
  return (
    <div className="mt-10 flex justify-center xl:hidden">
      <Button icon="list" aria-haspopup="dialog" onClick={() => setOpenAt(here)}>
        {t('more')}
      </Button>
      {openAt === here && (
        <Part failed={failedOverlay}>
          <SidebarDrawer onClose={() => setOpenAt(null)} />
        </Part>
      )}
    </div>
  );
}
