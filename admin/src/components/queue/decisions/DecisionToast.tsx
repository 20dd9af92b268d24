import { Key } from '../../Key.tsx';
import { UndoToast } from '../../UndoToast.tsx';

const TOAST_MS = 8_000;

interface DecisionToastProps {
  /** Tells one toast from the next. */
  at: number;
  message: string;
  /** What the way back is called. */
  undo: string;
  tone: 'success' | 'danger';
  /** Leaves room for the bar of the selection below. */
  raised: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * Says what was just decided and offers the way back. A toast of its own and not react-admin's: those queue up, and someone
 * who decides ten rows in ten seconds needs the last one, now.
 */
export function DecisionToast({ at, undo, ...toast }: DecisionToastProps) {
  const words = (
    <>
      {undo}
      <Key
        sx={{
          display: { xs: 'none', md: 'inline-grid' },
          backgroundColor: 'transparent',
          color: 'inherit',
          borderColor: 'currentColor',
          opacity: 0.7,
        }}
      >
        U
      </Key>
    </>
  );
  return <UndoToast key={at} undo={words} forMs={TOAST_MS} {...toast} />;
}
