import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import SubtitlesOutlined from '@mui/icons-material/SubtitlesOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TvOutlined from '@mui/icons-material/TvOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VideoLibraryOutlined from '@mui/icons-material/VideoLibraryOutlined';
import WbTwilightOutlined from '@mui/icons-material/WbTwilightOutlined';

/** A page of the navigation; `key` is also its label's translation key. */
export interface Section {
  key: string;
  to: string;
  Icon: typeof InboxOutlined;
  /** The server refuses it to others, too, whatever their address line says. */
  forAdmins?: true;
}

interface SectionGroup {
  /** Its translation key; those of every day need none. */
  heading: string | null;
  sections: readonly Section[];
}

/** The console's sections by kind of work, in the order of a moderator's day. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    heading: null,
    sections: [
      { key: 'home', to: '/', Icon: WbTwilightOutlined },
      { key: 'waiting', to: '/waiting', Icon: InboxOutlined },
    ],
  },
  {
    heading: 'parde.nav.groups.review',
    sections: [
      { key: 'comments', to: '/comments', Icon: ForumOutlined },
      { key: 'file_reports', to: '/file-reports', Icon: ReportProblemOutlined },
      { key: 'requests', to: '/requests', Icon: PlaylistAddOutlined },
      { key: 'contacts', to: '/contacts', Icon: MailOutlined },
      { key: 'subtitles', to: '/subtitles', Icon: SubtitlesOutlined },
    ],
  },
  {
    heading: 'parde.nav.groups.catalogue',
    sections: [
      { key: 'titles', to: '/titles', Icon: LocalMoviesOutlined },
      { key: 'people', to: '/people', Icon: GroupsOutlined },
      { key: 'seasons', to: '/seasons', Icon: VideoLibraryOutlined, forAdmins: true },
      { key: 'air_schedule', to: '/air-schedule', Icon: ScheduleOutlined, forAdmins: true },
      { key: 'ceremonies', to: '/ceremonies', Icon: EmojiEventsOutlined, forAdmins: true },
      { key: 'genres', to: '/genres', Icon: CategoryOutlined, forAdmins: true },
      { key: 'channels', to: '/channels', Icon: TvOutlined, forAdmins: true },
      { key: 'duplicates', to: '/duplicates', Icon: ContentCopyOutlined, forAdmins: true },
      { key: 'imports', to: '/imports', Icon: UploadFileOutlined, forAdmins: true },
    ],
  },
  {
    heading: 'parde.nav.groups.pages',
    sections: [
      { key: 'news', to: '/news', Icon: NewspaperOutlined },
      { key: 'reviews', to: '/reviews', Icon: RateReviewOutlined },
      { key: 'collections', to: '/collections', Icon: CollectionsBookmarkOutlined },
      { key: 'suggested_lists', to: '/suggested-lists', Icon: ThumbUpOutlined },
      { key: 'box_office', to: '/box-office', Icon: LeaderboardOutlined },
      { key: 'notices', to: '/notices', Icon: CampaignOutlined },
      { key: 'translations', to: '/translations', Icon: TranslateOutlined },
    ],
  },
  {
    heading: 'parde.nav.groups.members',
    sections: [
      { key: 'users', to: '/users', Icon: PersonOutlined },
      { key: 'payments', to: '/payments', Icon: PaymentsOutlined, forAdmins: true },
      { key: 'coupons', to: '/coupons', Icon: ConfirmationNumberOutlined, forAdmins: true },
      { key: 'plans', to: '/plans', Icon: CardMembershipOutlined, forAdmins: true },
    ],
  },
  {
    heading: 'parde.nav.groups.operations',
    sections: [
      { key: 'read_models', to: '/projections', Icon: StorageOutlined, forAdmins: true },
      { key: 'audit', to: '/audit', Icon: HistoryEduOutlined, forAdmins: true },
    ],
  },
];
