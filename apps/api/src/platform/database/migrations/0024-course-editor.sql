-- Counts the changes of what an instructor edits. With the time of creation it is the revision that clients send as
-- `If-Match`: a course that gets the id of a deleted one has other revisions.
alter table courses add column revision integer not null default 1;

-- What instructors typed in the form of a course and have not saved: JSON that only the editor reads. The key is the id of
-- the course, or _new.
create table course_drafts (
  user_id text collate "C" not null references users on delete cascade,
  key text collate "C" not null,
  course_id text collate "C" references courses on delete cascade,
  draft text not null,
  revision text,
  saved_at timestamptz not null,
  primary key (user_id, key)
);

create index course_drafts_of_course on course_drafts (course_id) where course_id is not null;
