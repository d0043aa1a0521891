-- The secret addresses of calendars: one per user. An address also takes the server's secret, so that nobody can read
-- addresses from a copy of the database.
create table calendars (
  user_id text collate "C" primary key references users on delete cascade,
  key text collate "C" not null unique,
  created_at timestamptz not null
);

-- A calendar app replaces an event only by one with a higher revision.
alter table course_sessions add column revision integer not null default 0;

create function count_session_revisions() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create trigger course_sessions_revised before update on course_sessions for each row
  when (
    (old.starts_at, old.duration_minutes, old.meeting_url)
    is distinct from (new.starts_at, new.duration_minutes, new.meeting_url)
  ) execute function count_session_revisions();

-- The certificates of learners who completed a course, with the names at that time.
create table certificates (
  code text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  -- Null if the course was deleted.
  course_id text collate "C" references courses on delete set null,
  learner_name text not null,
  course_name jsonb not null,
  instructor_name text not null,
  issued_at timestamptz not null,
  unique (user_id, course_id)
);

create index certificates_of_course on certificates (course_id);
