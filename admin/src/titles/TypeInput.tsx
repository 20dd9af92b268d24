import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type CommonInputProps, useInput, useTranslate } from 'react-admin';

/** Films, series or both, one press each. */
export function TypeInput({ source }: Pick<CommonInputProps, 'source' | 'alwaysOn'>) {
  const translate = useTranslate();
  const { field } = useInput<number | null>({ source });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('parde.titles.type')}
      value={Number(field.value || 0)}
      onChange={(_, next: number | null) => field.onChange(next || null)}
      sx={{ height: 38, backgroundColor: 'var(--raised)', '& > button': { paddingInline: 1.75 } }}
    >
      <ToggleButton value={0}>{translate('parde.titles.types.any')}</ToggleButton>
      <ToggleButton value={1}>{translate('parde.titles.types.movie')}</ToggleButton>
      <ToggleButton value={2}>{translate('parde.titles.types.series')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
