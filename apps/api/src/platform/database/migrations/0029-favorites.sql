-- The courses that users marked as favorites.
create table favorites (
  user_id text collate "C" not null references users on delete cascade,
  course_id text collate "C" not null references courses on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, course_id)
);

create index favorites_of_course on favorites (course_id);
