import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ConsoleNomination } from '../../api/types.ts';
import { useName } from '../../components/names/use-name.ts';
import { Panel, PanelHead } from '../../components/Panel.tsx';
import { Tag } from '../../components/tags/Tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { AwardHeading } from './AwardHeading.tsx';
import { NominatedTitle } from './nominations/NominatedTitle.tsx';
import { useAwardName } from './use-award-name.ts';

interface AwardPanelProps {
  award: string;
  nominations: ConsoleNomination[];
  onEdit: () => void;
}

/** What was nominated for an award, winners first. */
export function AwardPanel({ award, nominations, onEdit }: AwardPanelProps) {
  const translate = useTranslate();
  const nameOf = useName();
  const awardName = useAwardName();
  const format = useFormat();
  return (
    <Panel sx={{ marginBlockEnd: 2 }}>
      <PanelHead>
        <AwardHeading award={award} />
        <Box component="span" sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
          {format.number(nominations.length)}
        </Box>
        <Button
          size="small"
          variant="outlined"
          onClick={onEdit}
          aria-label={translate('parde.ceremonies.edit_award', { award: awardName(award) })}
          sx={{ marginInlineStart: 'auto' }}
        >
          {translate('parde.ceremonies.edit')}
        </Button>
      </PanelHead>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: '4px 20px' }}>
        {nominations.map(({ title_id, post, won, nominees, told }, place) => (
          <Box
            component="li"
            // A title may be there twice, and nothing else tells its nominations apart.
            key={`${title_id}-${place}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              paddingBlock: 1,
              '& + &': { borderBlockStart: '1px solid var(--hairline)' },
            }}
          >
            <NominatedTitle id={title_id} post={post} told={told?.film?.name ?? null}>
              {(title_id === null ? (told?.people ?? []) : nominees.map(({ name }) => name))
                .map((name) => nameOf(name).main)
                .join(translate('parde.ceremonies.comma'))}
            </NominatedTitle>
            {won && <Tag tone="good">{translate('parde.ceremonies.won')}</Tag>}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
