-- The progress of users who left a course. It is restored if they enroll again before it expires.
create table left_courses (
  user_id text collate "C" not null references users on delete cascade,
  course_id text collate "C" not null references courses on delete cascade,
  completed_sessions integer[] not null,
  left_at timestamptz not null,
  primary key (user_id, course_id)
);

create index left_courses_of_course on left_courses (course_id);

create index left_courses_by_time on left_courses (left_at);
