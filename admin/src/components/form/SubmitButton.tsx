import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNothingToSave } from './unsaved/use-changed.ts';

/**
 * react-admin's save button in the colour of a screen's one main action. While the form is being sent a second press does
 * nothing.
 */
export function SubmitButton(props: Pick<SaveButtonProps, 'label' | 'color' | 'size' | 'variant'>) {
  const { isSubmitting } = useFormState();
  const nothing = useNothingToSave();
  const can = { alwaysEnable: !isSubmitting && !nothing, disabled: nothing };
  return <SaveButton icon={null} color="secondary" {...can} aria-busy={isSubmitting} {...props} />;
}
