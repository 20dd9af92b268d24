import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const STEPS: Record<PasswordStrength, number> = { short: 0, weak: 1, fair: 2, strong: 3 };
const COLOUR: Record<PasswordStrength, string> = {
  short: 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-accent',
  strong: 'bg-success',
};

/** Says in words what a password is worth while it is written; a field that shows an error does without it. */
export function StrengthHint({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useTranslation('accounts');
  if (password === '') return null;
  const strength = passwordStrength(password, known);
  return (
    <div className="-mt-3 flex items-center gap-3">
      <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={classNames('h-1 flex-1 rounded-full', step <= STEPS[strength] ? COLOUR[strength] : 'bg-high/12')}
          />
        ))}
      </span>
      <p role="status" className="text-xs text-mid">
        {t(`strength.${strength}`)}
      </p>
    </div>
  );
}
