-- The language in which a user applied as an instructor, for the mail with the decision. Null for older applications.
alter table users add column application_language text;

-- The last decision on the application of a user, which its administrator can undo for a few seconds: the mail that is
-- then deleted, and the areas of expertise that are then unpublished.
create table instructor_decisions (
  user_id text collate "C" primary key references users on delete cascade,
  administrator_id text collate "C" not null references users on delete cascade,
  decided_at timestamptz not null,
  mail_id text collate "C" not null,
  published text[] not null
);

create index instructor_decisions_of_administrator on instructor_decisions (administrator_id);
