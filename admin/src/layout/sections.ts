import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SubtitlesOutlined from '@mui/icons-material/SubtitlesOutlined';
import WbTwilightOutlined from '@mui/icons-material/WbTwilightOutlined';

/** The console's sections in the order of a moderator's day; `key` is also the label's translation key. */
export const SECTIONS = [
  { key: 'home', to: '/', Icon: WbTwilightOutlined },
  { key: 'comments', to: '/comments', Icon: ForumOutlined },
  { key: 'file_reports', to: '/file-reports', Icon: ReportProblemOutlined },
  { key: 'requests', to: '/requests', Icon: PlaylistAddOutlined },
  { key: 'contacts', to: '/contacts', Icon: MailOutlined },
  { key: 'subtitles', to: '/subtitles', Icon: SubtitlesOutlined },
  { key: 'titles', to: '/titles', Icon: LocalMoviesOutlined },
  { key: 'people', to: '/people', Icon: GroupsOutlined },
  { key: 'users', to: '/users', Icon: PersonOutlined },
] as const;

/** What only administrators see; the server refuses it to others whatever their address line says. */
export const ADMIN_SECTIONS = [
  { key: 'payments', to: '/payments', Icon: PaymentsOutlined },
  { key: 'coupons', to: '/coupons', Icon: ConfirmationNumberOutlined },
  { key: 'plans', to: '/plans', Icon: CardMembershipOutlined },
  { key: 'audit', to: '/audit', Icon: HistoryEduOutlined },
] as const;
