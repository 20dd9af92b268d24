import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ArticleTexts, PreviewedNewsPost } from '../../api/types.ts';

export interface ShownArticle {
  texts: ArticleTexts;
  /** Absent while only the list's row of it is known. */
  html?: PreviewedNewsPost['html'];
}

interface PreviewProps {
  article: ShownArticle;
  cover?: string | undefined;
  /** Whether something else stands in the form than what is saved. */
  unsaved: boolean;
}

const LANGUAGES = ['fa', 'en'] as const;
const COVER = { width: '100%', height: 240, objectFit: 'cover', borderRadius: 3, marginBlockEnd: 2 } as const;
const BODY = {
  '& p, & ul, & ol, & blockquote': { marginBlock: '0 16px' },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid var(--hairline)',
    color: 'var(--text-mid)',
  },
  '& a': { color: 'inherit' },
  overflowWrap: 'anywhere',
} as const;

/** What is saved of an article, as readers will see it. */
export function PreviewButton({ article, cover, unsaved }: PreviewProps) {
  const translate = useTranslate();
  const heading = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" disabled={!article.html} onClick={() => setOpen(true)}>
        {translate('parde.articles.preview')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={heading} maxWidth="md" fullWidth>
        <DialogContent sx={{ padding: 3 }}>
          <Typography id={heading} component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>
            {translate('parde.articles.preview')}
          </Typography>
          {unsaved && (
            <Typography role="note" sx={{ color: 'var(--danger-text)', marginBlockEnd: 2 }}>
              {translate('parde.articles.preview_saved')}
            </Typography>
          )}
          {cover && <Box component="img" src={cover} alt="" sx={COVER} />}
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {LANGUAGES.map((language) => (
              <Preview key={language} language={language} article={article} />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Preview({ language, article: { texts, html } }: { language: 'fa' | 'en'; article: ShownArticle }) {
  const text = texts[language];
  if (!text) return null;
  return (
    <Box component="article" lang={language} dir={language === 'fa' ? 'rtl' : 'ltr'} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h1" sx={{ textAlign: 'start' }}>
        {text.title}
      </Typography>
      <Typography sx={{ color: 'var(--text-mid)', fontWeight: 500, marginBlock: '8px 16px', textAlign: 'start' }}>
        {text.lead}
      </Typography>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it safe */}
      <Box sx={BODY} dangerouslySetInnerHTML={{ __html: html?.[language] ?? '' }} />
    </Box>
  );
}
