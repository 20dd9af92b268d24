import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * react-admin's save button in the colour of a screen's one main action. Also a form that nobody has touched can be sent: it
 * answers with what is missing. While it is being sent a second press does nothing.
 */
export function SubmitButton(props: Pick<SaveButtonProps, 'label' | 'color' | 'size' | 'variant'>) {
  const { isSubmitting } = useFormState();
  return <SaveButton icon={null} color="secondary" alwaysEnable={!isSubmitting} aria-busy={isSubmitting} {...props} />;
}
