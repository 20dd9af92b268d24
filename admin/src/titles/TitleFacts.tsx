import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Quality } from './Quality.tsx';
import { TitleYears } from './TitleYears.tsx';

/** What identifies the title: how it is filed. */
function useFiling(title: ConsoleTitlePage) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const comma = language === 'fa' ? '، ' : ', ';
  const inWords = (names: { fa: string | null; en: string }[] | undefined) =>
    names?.map((name) => (language === 'fa' && name.fa) || name.en).join(comma);
  const word = (key: string) => translate(`parde.titles.${key}`);
  return [
    [word('type'), word(`kind.${title.post_type}`)],
    [word('year'), <TitleYears key="years" title={title} />],
    [word('genre'), inWords(title.genres)],
    [word('countries'), inWords(title.countries)],
    [
      word('runtime'),
      title.runtime_minutes ? translate('parde.titles.minutes', { smart_count: title.runtime_minutes }) : null,
    ],
    [word('age'), title.age && <bdi key="age">{title.age}</bdi>],
    [word('channel'), title.channel && <bdi key="channel">{title.channel}</bdi>],
    [word('seasons'), title.seasons_count ? format.number(title.seasons_count) : null],
    [word('original_name'), title.original_name && <bdi key="original">{title.original_name}</bdi>],
    [word('alternate_names'), title.alternate_names?.join(comma)],
  ] as const;
}

/** How it stands: rating, quality, dates. */
function useStanding(title: ConsoleTitlePage) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (key: string) => translate(`parde.titles.${key}`);
  const votes = translate('parde.titles.votes', { smart_count: title.votes });
  return [
    [word('rating'), title.rating === null ? votes : `${format.rating(title.rating)} · ${votes}`],
    [
      word('quality'),
      title.quality === null ? null : <Quality key="quality" postType={title.post_type} level={title.quality} />,
    ],
    [word('dubbed'), translate(title.dubbed ? 'ra.boolean.true' : 'ra.boolean.false')],
    [word('created'), title.created_at && format.date(title.created_at)],
    [word('updated'), format.dateTime(title.updated_at)],
    [
      word('slug'),
      <bdi key="slug" dir="ltr">
        {title.slug}
      </bdi>,
    ],
  ] as const;
}

export function TitleFacts({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const filing = useFiling(title);
  const standing = useStanding(title);
  const summary = (language === 'fa' && title.summary?.fa) || title.summary?.en;
  return (
    <Panel>
      <PanelHead>
        <Typography component="h2" variant="h3">
          {translate('parde.titles.facts')}
        </Typography>
      </PanelHead>
      <Box
        sx={{
          padding: '6px 20px',
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Facts facts={filing} />
        <Facts facts={standing} />
      </Box>
      {summary && (
        <Box sx={{ padding: '14px 20px 16px', borderBlockStart: '1px solid var(--hairline)' }}>
          <Box dir="auto" sx={{ color: 'var(--text-mid)', fontSize: '0.875rem', lineHeight: 1.9, maxWidth: 760 }}>
            {summary}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
