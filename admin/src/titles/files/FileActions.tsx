import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PostType } from '../../api/types.ts';
import { fileName, type PlacedFile } from './release.ts';

export type FileAct = 'replace' | 'retire';

interface FileActionsProps {
  file: PlacedFile;
  postType: PostType;
  onAct: (act: FileAct, file: PlacedFile) => void;
}

/** What an admin can do with a file on offer. */
export function FileActions({ file, postType, onAct }: FileActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const act = (chosen: FileAct) => {
    setAnchor(null);
    onAct(chosen, file);
  };
  const word = (key: string) => translate(`parde.titles.film.${key}`);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${word('actions')}: ${fileName(postType, file)}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => act('replace')}>{word('replace')}</MenuItem>
        <MenuItem onClick={() => act('retire')}>{word('retire')}</MenuItem>
      </Menu>
    </>
  );
}
