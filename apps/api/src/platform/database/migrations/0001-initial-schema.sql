-- A semicolon followed by an empty line separates statements; a function's body contains no empty line. The application
-- generates ids and times; amounts of money are whole cents.
create extension if not exists pg_trgm;

-- Names are stored by language. The functions do not list the languages, so that a new one needs no migration.
create function lower_names(name jsonb) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(lower(value) order by key), '{}') from jsonb_each_text(name) where value is not null);

create function search_text(name jsonb) returns text
  language sql immutable parallel safe
  return (select coalesce(string_agg(lower(value), E'\n' order by key), '') from jsonb_each_text(name));

-- Names sort by their English text, otherwise by that of another language.
create function sort_name(name jsonb) returns text
  language sql immutable parallel safe
  return lower(coalesce(
    name ->> 'en',
    (select value from jsonb_each_text(name) where value is not null order by key desc limit 1),
    ''
  ));

create table users (
  id text collate "C" primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('learner', 'instructor', 'admin', 'moderator')),
  password_hash text,
  google_sub text unique,
  picture text,
  is_email_verified boolean not null default false,
  instructor_status text not null default 'none'
    check (instructor_status in ('none', 'incomplete', 'pending', 'approved', 'rejected')),
  expertise text[] not null default '{}',
  qualifications text not null default '',
  bio text not null default '',
  applied_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null
);

create unique index users_email on users (lower(email));

create index users_waiting on users (applied_at, id) where instructor_status = 'pending';

-- One row for each session. `counter` identifies the current refresh token; see users/refreshTokens.ts.
create table sessions (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  counter integer not null default 0,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  ended_at timestamptz
);

create index sessions_of_user on sessions (user_id);

-- One token for each user and purpose: a newer one replaces the older.
create table mail_tokens (
  user_id text collate "C" not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  token_hash text collate "C" not null unique,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

create table outbox (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  links text[] not null default '{}',
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  gave_up_at timestamptz,
  last_error text
);

create index outbox_waiting on outbox (next_attempt_at, id) where sent_at is null and gave_up_at is null;

create index outbox_sent on outbox (sent_at desc, id desc) where sent_at is not null;

-- Counters may be lost in a crash of the database, so the table is unlogged.
create unlogged table rate_limits (
  key text collate "C" primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

create table expertises (
  id text collate "C" primary key,
  name jsonb not null,
  description jsonb,
  created_at timestamptz not null,
  name_sort text collate "C" not null generated always as
    (sort_name(name)) stored,
  search_text text not null generated always as
    (search_text(name)) stored
);

create unique index expertises_name_en on expertises (lower(name ->> 'en'));

create index expertises_names on expertises using gin (lower_names(name));

create index expertises_sorted on expertises (name_sort, id);

create index expertises_search on expertises using gin (search_text gin_trgm_ops);

create table domains (
  id text collate "C" primary key,
  name jsonb not null,
  color text not null,
  categories integer not null default 0,
  name_sort text collate "C" not null generated always as
    (sort_name(name)) stored
);

create index domains_by_name on domains (name_sort, id);

create table categories (
  id text collate "C" primary key,
  domain_id text collate "C" not null references domains,
  name jsonb not null,
  description jsonb,
  color text not null,
  courses integer not null default 0,
  popularity bigint not null default 0,
  name_sort text collate "C" not null generated always as
    (sort_name(name)) stored
);

create index categories_by_name on categories (domain_id, name_sort, id);

create index categories_by_popularity on categories (domain_id, popularity desc, id);

create index categories_by_courses on categories (domain_id, courses desc, id);

create table courses (
  id text collate "C" primary key,
  category_id text collate "C" not null references categories,
  instructor_id text collate "C" not null references users,
  status text not null default 'draft' check (status in ('draft', 'published')),
  name jsonb not null,
  description jsonb,
  price_cents integer not null check (price_cents >= 0),
  sessions integer not null check (sessions >= 0),
  hands_on_practice boolean not null default false,
  learners_required integer,
  enrolled integer not null default 0,
  revenue_cents bigint not null default 0,
  rating double precision,
  rating_count integer not null default 0,
  tags text[] not null default '{}',
  scheduled_time timestamptz,
  promotional_image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  name_sort text collate "C" not null generated always as
    (sort_name(name)) stored
);

create index courses_by_name on courses (category_id, name_sort, id) where status = 'published';

create index courses_by_rating on courses (category_id, rating desc nulls last, id) where status = 'published';

create index courses_by_enrolled on courses (category_id, enrolled desc, id) where status = 'published';

create index courses_by_price on courses (category_id, price_cents, id) where status = 'published';

create index courses_by_time on courses (scheduled_time, id) where status = 'published' and scheduled_time is not null;

create index courses_of_instructor on courses (instructor_id, created_at desc, id);

create table related_courses (
  course_id text collate "C" not null references courses on delete cascade,
  related_id text collate "C" not null references courses on delete cascade,
  position integer not null,
  primary key (course_id, related_id)
);

create index related_courses_back on related_courses (related_id);

create table enrollments (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  course_id text collate "C" not null references courses,
  price_cents integer not null,
  completed_sessions integer[] not null default '{}',
  last_accessed timestamptz not null,
  created_at timestamptz not null,
  unique (user_id, course_id)
);

create index enrollments_of_user on enrollments (user_id, last_accessed desc, id);

create index enrollments_of_course on enrollments (course_id);

-- Triggers maintain the counters below, so that neither code nor lists count rows. Rows are always locked in the order
-- course, category, domain.
create function count_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update courses set enrolled = enrolled + 1, revenue_cents = revenue_cents + new.price_cents
      where id = new.course_id;
  else
    update courses set enrolled = enrolled - 1, revenue_cents = revenue_cents - old.price_cents
      where id = old.course_id;
  end if;
  return null;
end $$;

create trigger count_enrollment after insert or delete on enrollments
  for each row execute function count_enrollment();

create function count_course() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    if tg_op = 'UPDATE' and new.status = 'published' and new.category_id = old.category_id then
      if new.enrolled <> old.enrolled then
        update categories set popularity = popularity + new.enrolled - old.enrolled where id = new.category_id;
      end if;
      return null;
    end if;
    update categories set courses = courses - 1, popularity = popularity - old.enrolled
      where id = old.category_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update categories set courses = courses + 1, popularity = popularity + new.enrolled
      where id = new.category_id;
  end if;
  return null;
end $$;

create trigger count_course after insert or delete or update of status, category_id, enrolled on courses
  for each row execute function count_course();

create function count_category() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update domains set categories = categories - 1 where id = old.domain_id;
  end if;
  if tg_op <> 'DELETE' then
    update domains set categories = categories + 1 where id = new.domain_id;
  end if;
  return null;
end $$;

create trigger count_category after insert or delete or update of domain_id on categories
  for each row execute function count_category();
