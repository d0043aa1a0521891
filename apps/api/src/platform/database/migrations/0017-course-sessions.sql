-- The sessions of a course. courses.sessions and courses.session_titles are derived from these rows: their count, and
-- their titles in order.
create table course_sessions (
  id text collate "C" primary key,
  course_id text collate "C" not null references courses on delete cascade,
  position integer not null check (position >= 1),
  title jsonb,
  -- When it takes place: all three columns or none. The zone is the one in which the instructor entered the start.
  starts_at timestamptz,
  duration_minutes integer check (duration_minutes >= 1),
  time_zone text,
  meeting_url text,
  -- Deferred, so that sessions can swap their positions.
  constraint course_sessions_order unique (course_id, position) deferrable initially deferred,
  constraint course_sessions_schedule check (num_nulls(starts_at, duration_minutes, time_zone) in (0, 3))
);

create table materials (
  id text collate "C" primary key,
  session_id text collate "C" not null references course_sessions on delete cascade,
  position integer not null check (position >= 1),
  title text not null,
  url text not null,
  constraint materials_order unique (session_id, position) deferrable initially deferred
);

insert into course_sessions (id, course_id, position, title)
select gen_random_uuid()::text, courses.id, position, nullif(session_titles -> (position - 1), 'null')
from courses, generate_series(1, sessions) as position;

-- Triggers, because processes of the previous version write only the derived columns during a rolling update, and so do
-- requests with `sessions` and `sessionTitles`.
create function add_sessions() returns trigger language plpgsql as $$
begin
  insert into course_sessions (id, course_id, position, title)
  select gen_random_uuid()::text, added.id, position, nullif(session_titles -> (position - 1), 'null')
  from added, generate_series(1, sessions) as position;
  return null;
end $$;

create trigger courses_sessions_added after insert on courses referencing new table as added
  for each statement execute function add_sessions();

create function follow_sessions() returns trigger language plpgsql as $$
begin
  delete from course_sessions where course_id = new.id and position > new.sessions;
  update course_sessions set title = nullif(new.session_titles -> (position - 1), 'null')
  where course_id = new.id and title is distinct from nullif(new.session_titles -> (position - 1), 'null');
  insert into course_sessions (id, course_id, position, title)
  select gen_random_uuid()::text, new.id, position, nullif(new.session_titles -> (position - 1), 'null')
  from generate_series(
    (select coalesce(max(position), 0) + 1 from course_sessions where course_id = new.id), new.sessions
  ) as position;
  return null;
end $$;

create trigger courses_sessions_changed after update of sessions, session_titles on courses for each row
  when (old.sessions <> new.sessions or old.session_titles <> new.session_titles) execute function follow_sessions();
