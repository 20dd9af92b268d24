import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormFailure } from '../components/form/FormFailure';
import { LabelledField } from '../components/form/LabelledField';
import { useLoginForm } from './use-login-form';

export function LoginForm({ refused }: { refused: string | null }) {
  const translate = useTranslate();
  const { values, change, errors, failure, stage, secondStep, submit } = useLoginForm();
  const [visible, setVisible] = useState(false);
  const eye = translate(visible ? 'parde.login.hide_password' : 'parde.login.show_password');
  const stray = failure?.refused ?? (failure ? null : refused);
  const words = stray
    ? translate('parde.login.staff_only', { username: stray })
    : failure && translate(failure.message, { reason: failure.reason });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <FormFailure words={words} />
      <LabelledField
        name="login"
        label={translate('parde.login.login')}
        value={values.login}
        error={errors.login}
        onChange={(login) => change({ login })}
        autoComplete="username"
        autoFocus
      />
      <LabelledField
        name="password"
        type={visible ? 'text' : 'password'}
        label={translate('parde.login.password')}
        value={values.password}
        error={errors.password}
        onChange={(password) => change({ password })}
        autoComplete="current-password"
        end={
          <IconButton
            size="small"
            edge="end"
            aria-label={eye}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
          </IconButton>
        }
      />
      {secondStep && (
        <LabelledField
          name="code"
          label={translate('parde.login.code')}
          value={values.code}
          error={errors.code}
          hint={translate('parde.login.code_hint')}
          onChange={(code) => change({ code })}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={values.remember} onChange={(_, remember) => change({ remember })} />}
        label={translate('parde.login.remember')}
        sx={{ marginInline: '-6px 0', '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-busy={stage !== null}
        startIcon={stage && <CircularProgress size={16} color="inherit" />}
      >
        {translate(`parde.login.${stage ?? 'submit'}`)}
      </Button>
    </Box>
  );
}
