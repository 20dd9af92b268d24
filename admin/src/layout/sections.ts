import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WbTwilightOutlined from '@mui/icons-material/WbTwilightOutlined';

/** The console's sections in the order of a moderator's day; `key` is also the label's translation key. */
export const SECTIONS = [
  { key: 'home', to: '/', Icon: WbTwilightOutlined },
  { key: 'comments', to: '/comments', Icon: ForumOutlined },
  { key: 'titles', to: '/titles', Icon: LocalMoviesOutlined },
  { key: 'people', to: '/people', Icon: GroupsOutlined },
  { key: 'users', to: '/users', Icon: PersonOutlined },
] as const;
