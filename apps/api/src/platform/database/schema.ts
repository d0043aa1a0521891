import type {
  FileType,
  InstructorStatus,
  Language,
  Localized,
  ReportReason,
  ReportSubject,
  Role,
} from '@lyceum/rules';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A localized text as JSON. Write it as a string from `JSON.stringify`. */
type Texts = JSONColumnType<Localized>;
type OptionalTexts = ColumnType<Localized | null, string | null | undefined, string | null>;
/** Maintained by triggers (migration 0001): read-only, except for the demonstration data. */
type Counter = Generated<number>;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Null for users who only sign in through a third party. */
  password_hash: string | null;
  /** Whether the owner of the e-mail address set the password. */
  is_password_proven: Generated<boolean>;
  google_sub: string | null;
  picture: string | null;
  is_email_verified: Generated<boolean>;
  instructor_status: Generated<InstructorStatus>;
  /** Ids of `expertises`. */
  expertise: Generated<string[]>;
  qualifications: Generated<string>;
  bio: Generated<string>;
  /** When the application last became pending. */
  applied_at: Date | null;
  decided_at: Date | null;
  /** The language of the application; null if it is older than this column. */
  application_language: Language | null;
  created_at: Date;
  /** When the user unsubscribed from all messages of instructors. */
  messages_off_at: Generated<Date | null>;
}

/** The last decisions on applications, for their undo. */
interface InstructorDecisionsTable {
  user_id: string;
  administrator_id: string;
  decided_at: Date;
  mail_id: string;
  /** Ids of the `expertises` that the decision published. */
  published: string[];
}

interface SessionsTable {
  id: string;
  user_id: string;
  counter: Generated<number>;
  created_at: Date;
  rotated_at: Date;
  ended_at: Date | null;
}

interface MailTokensTable {
  user_id: string;
  purpose: 'verify-email' | 'reset-password';
  token_hash: string;
  expires_at: Date;
  created_at: Date;
  used_at: Generated<Date | null>;
}

interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  links: string[];
  created_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
  sent_at: Date | null;
  gave_up_at: Date | null;
  last_error: string | null;
  /** For the header `List-Unsubscribe`. */
  unsubscribe_url: Generated<string | null>;
}

interface RateLimitsTable {
  key: string;
  count: number;
  window_ends_at: Date;
}

interface CatalogChangeLogTable {
  process_id: string;
  number: number;
  /** A `CatalogChange`. */
  change: JSONColumnType<object>;
  made_at: GeneratedAlways<Date>;
}

/** The names as pages in each language show them, for their order; see nameOrders.ts. */
type SortedNames = { [L in Language as `name_sort_${L}`]: GeneratedAlways<string> };

interface ExpertisesTable extends SortedNames {
  id: string;
  name: Texts;
  description: OptionalTexts;
  /** Whether it is public: from the start, or since its author's application was approved. */
  published: Generated<boolean>;
  /** The author of the free text; null for those of the catalog. */
  made_by: string | null;
  created_at: Date;
  /** The names in all languages, normalized for searches, one per line, with a trigram index. */
  search_text: GeneratedAlways<string>;
}

interface DomainsTable extends SortedNames {
  id: string;
  name: Texts;
  color: string;
  categories: Counter;
}

interface CategoriesTable extends SortedNames {
  id: string;
  domain_id: string;
  name: Texts;
  description: OptionalTexts;
  color: string;
  /** The number of published courses. */
  courses: Counter;
  /** The total number of learners in published courses. */
  popularity: Counter;
}

interface CoursesTable extends SortedNames {
  /** The languages of the name, in alphabetical order, with spaces between them. */
  languages: GeneratedAlways<string>;
  id: string;
  category_id: string;
  instructor_id: string;
  status: Generated<'draft' | 'published'>;
  name: Texts;
  description: OptionalTexts;
  price_cents: number;
  lesson_count: number;
  lesson_titles: ColumnType<(Localized | null)[], string | undefined, string>;
  hands_on_practice: Generated<boolean>;
  learners_required: number | null;
  /** How many learners the course takes; null without a limit. */
  seats: number | null;
  enrolled: Counter;
  revenue_cents: Counter;
  /** The mean of `star_counts`, rounded to one decimal. Maintained by a trigger, as is the count (migration 0019). */
  rating: number | null;
  rating_count: Generated<number>;
  /** The visible ratings with one star to those with five. */
  star_counts: Generated<number[]>;
  /** The number of visible reviews with a text. */
  review_count: Counter;
  tags: Generated<string[]>;
  scheduled_time: Date | null;
  /** When it was first published. Set by a trigger (migration 0016). */
  published_at: Generated<Date | null>;
  promotional_image: string | null;
  created_at: Date;
  updated_at: Date;
  /** The number of changes of what its instructor edits; see teaching/revisions.ts. */
  revision: Generated<number>;
}

/** What an instructor typed and has not saved. */
interface CourseDraftsTable {
  user_id: string;
  /** The id of the course, or `_new`. */
  key: string;
  course_id: string | null;
  draft: string;
  revision: string | null;
  saved_at: Date;
}

/** The uploads that a draft refers to (teaching/drafts.ts). */
interface DraftUploadsTable {
  user_id: string;
  key: string;
  upload_id: string;
}

/** The course's own `lesson_count` and `lesson_titles` are derived from these rows. */
interface LessonsTable {
  id: string;
  course_id: string;
  /** From 1. */
  position: number;
  title: OptionalTexts;
  starts_at: Date | null;
  duration_minutes: number | null;
  time_zone: string | null;
  meeting_url: string | null;
  /** How often its time or its meeting link has changed. Counted by a trigger (migration 0026). */
  revision: Generated<number>;
}

interface MaterialsTable {
  id: string;
  lesson_id: string;
  /** From 1. */
  position: number;
  title: string;
  /** Null for an uploaded file. */
  url: string | null;
  /** The uploaded file; null for a link. */
  upload_id: Generated<string | null>;
}

interface RelatedCoursesTable {
  course_id: string;
  related_id: string;
  position: number;
}

interface EnrollmentsTable {
  id: string;
  user_id: string;
  course_id: string;
  /** The price that the learner paid. */
  price_cents: number;
  /** The numbers of the completed lessons, from 1. */
  completed_lessons: Generated<number[]>;
  last_accessed: Date;
  created_at: Date;
}

/** Former enrollments, until they expire. */
interface LeftCoursesTable {
  user_id: string;
  course_id: string;
  completed_lessons: number[];
  left_at: Date;
}

/** The courses that users marked as favorites. */
interface FavoritesTable {
  user_id: string;
  course_id: string;
  created_at: Date;
}

/** A rating of a course, with or without a text. */
interface ReviewsTable {
  id: string;
  course_id: string;
  user_id: string;
  /** From 1 to 5. */
  stars: number;
  /** Empty for a rating without a text. */
  text: string;
  /** The language of the author's pages, for mails. */
  language: Language;
  created_at: Date;
  updated_at: Date;
  /** When staff hid it; a hidden review does not count. */
  hidden_at: Date | null;
  hidden_by: string | null;
  /** Whether the address of its author is not verified yet; such a review does not count. */
  awaits_verification: Generated<boolean>;
  /** The reply of the course's instructor; null without one. */
  reply_text: Generated<string | null>;
  /** When the reply was last changed. */
  replied_at: Generated<Date | null>;
  /** Whether the author was mailed about a reply. */
  reply_mailed: Generated<boolean>;
  /** When staff hid the reply. */
  reply_hidden_at: Generated<Date | null>;
}

/** A message of an instructor to the learners of a course. */
interface CourseMessagesTable {
  /** Created by the client. */
  id: string;
  course_id: string;
  sender_id: string;
  language: Language;
  subject: string;
  text: string;
  created_at: Date;
  /** The last enrolled user whose mail is in the outbox. */
  cursor: Generated<string>;
  recipient_count: Generated<number>;
  /** When all mails were in the outbox. */
  queued_at: Date | null;
}

interface MessageOptOutsTable {
  user_id: string;
  course_id: string;
  created_at: Date;
}

interface UnsubscribeTokensTable {
  token_hash: string;
  user_id: string;
  course_id: string;
  created_at: Date;
}

/** A reported review or reply, and the last decision on it. */
interface ReviewCasesTable {
  id: string;
  review_id: string;
  subject: ReportSubject;
  status: Generated<'open' | 'hidden' | 'kept'>;
  /** When the oldest open report was made. */
  reported_at: Date;
  /** What an undo returns to; null if there is nothing to undo. */
  previous_status: 'open' | 'hidden' | null;
  decided_at: Date | null;
  decided_by: string | null;
  /** The mail about the decision, which an undo deletes. */
  mail_id: string | null;
  /** Why it was hidden, for the author. */
  reason: ReportReason | null;
  note: Generated<string>;
}

interface ReviewReportsTable {
  id: string;
  case_id: string;
  reporter_id: string;
  reason: ReportReason;
  details: string;
  created_at: Date;
  /** When it was decided; null while it waits. */
  closed_at: Date | null;
}

/** The secret address of a user's calendar (calendar/calendars.ts). */
interface CalendarsTable {
  user_id: string;
  /** The part of the address that is stored: without the server's secret, it is no address. */
  key: string;
  created_at: Date;
}

/** The certificate of a learner who completed a course, with the names at that time. */
interface CertificatesTable {
  /** The verification code. */
  code: string;
  user_id: string;
  /** Null if the course was deleted. */
  course_id: string | null;
  learner_name: string;
  course_name: Texts;
  instructor_name: string;
  issued_at: Date;
}

/** Maintained by triggers (migration 0002): read-only. */
interface CatalogTotalsTable {
  name: 'domains' | 'expertises';
  total: Counter;
}

/** Maintained by a trigger (migration 0036): read-only. */
interface CourseDaysTable {
  /** In UTC. */
  day: string;
  /** The number of published courses that start on it. */
  courses: Counter;
}

/** Files that users uploaded (uploads/uploads.ts). */
interface UploadsTable {
  id: string;
  /** Null if the account is deleted. */
  user_id: string | null;
  kind: 'image' | 'file';
  /** The type of a file; null for an image. */
  file_type: Generated<FileType | null>;
  /** Its files exist completely only while it is `ready`. */
  state: 'storing' | 'ready' | 'deleting';
  /** The storage that its files take. */
  size_bytes: number;
  created_at: Date;
  /** Since when nothing refers to it; null while something does. */
  unused_since: Date | null;
}

/** Maintained by triggers (migration 0020): read-only. */
interface SearchWordsTable {
  word: string;
  /** With the accents and letters that people write. */
  spelling: string;
  /** About how many courses and other entries contain it. */
  entries: Counter;
}

/** The tables of the migrations, for Kysely. */
export interface Tables {
  users: UsersTable;
  instructor_decisions: InstructorDecisionsTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  expertises: ExpertisesTable;
  catalog_change_log: CatalogChangeLogTable;
  catalog_totals: CatalogTotalsTable;
  domains: DomainsTable;
  categories: CategoriesTable;
  courses: CoursesTable;
  deleted_course_ids: { id: string };
  course_days: CourseDaysTable;
  lessons: LessonsTable;
  course_drafts: CourseDraftsTable;
  draft_uploads: DraftUploadsTable;
  materials: MaterialsTable;
  related_courses: RelatedCoursesTable;
  enrollments: EnrollmentsTable;
  left_courses: LeftCoursesTable;
  favorites: FavoritesTable;
  calendars: CalendarsTable;
  certificates: CertificatesTable;
  uploads: UploadsTable;
  course_messages: CourseMessagesTable;
  message_opt_outs: MessageOptOutsTable;
  unsubscribe_tokens: UnsubscribeTokensTable;
  review_cases: ReviewCasesTable;
  review_reports: ReviewReportsTable;
  reviews: ReviewsTable;
  search_words: SearchWordsTable;
}
