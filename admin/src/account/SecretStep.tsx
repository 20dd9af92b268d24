import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QRCodeSVG } from 'qrcode.react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useCopy } from '../browser/use-copy.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../components/form/sending/use-command.ts';
import type { TwoFactorEnrolment } from '../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { CodeInput } from './CodeInput.tsx';
import { requireCode, sameSwitch } from './two-factor-errors.ts';

const EMPTY = { code: '' };

interface SecretStepProps {
  enrolment: TwoFactorEnrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** In fours, as people type it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Secret({ enrolment: { secret, uri } }: Pick<SecretStepProps, 'enrolment'>) {
  const translate = useTranslate();
  const copy = useCopy();
  const word = (key: string) => translate(`parde.account.two_factor.${key}`);
  return (
    <Box
      sx={{ width: '100%', padding: 2, borderRadius: '8px', backgroundColor: 'var(--sunken)', fontSize: '0.875rem' }}
    >
      {/* Cameras read dark on light only, in either theme. */}
      <Box
        sx={{ width: 'fit-content', marginInline: 'auto', marginBottom: 2, borderRadius: '8px', overflow: 'hidden' }}
      >
        <QRCodeSVG value={uri} size={176} marginSize={3} title={word('qr')} style={{ display: 'block' }} />
      </Box>
      <Box sx={{ color: 'var(--text-low)', fontSize: '0.75rem' }}>{word('secret')}</Box>
      <Box
        component="code"
        dir="ltr"
        data-secret={secret}
        sx={{ display: 'block', fontSize: '1rem', fontWeight: 700, overflowWrap: 'anywhere', paddingBlock: 0.5 }}
      >
        {grouped(secret)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => void copy(secret)}>
          {word('copy')}
        </Button>
        <Button size="small" variant="text" component="a" href={uri}>
          {word('open_app')}
        </Button>
      </Box>
    </Box>
  );
}

/** The secret for the authenticator, and a first code that proves it has arrived there. */
export function SecretStep({ enrolment, onConfirmed, onCancel }: SecretStepProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand({
    body: ({ code }: typeof EMPTY) => ({ code: code.trim() }),
    send: provider.confirmTwoFactor,
    wish: sameSwitch,
    onDone: (answer) => onConfirmed(answer.recovery_codes),
  });
  return (
    <ActionDialog
      title={translate('parde.account.two_factor.start_title')}
      lead={translate('parde.account.two_factor.secret_lead')}
      submit="parde.account.two_factor.confirm"
      values={EMPTY}
      validate={requireCode}
      {...command}
      onCancel={onCancel}
    >
      <Secret enrolment={enrolment} />
      <CodeInput hint="parde.account.two_factor.code_hint" autoFocus />
    </ActionDialog>
  );
}
