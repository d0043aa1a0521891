-- A message of an instructor to the learners of a course. Its mails are put into the outbox in batches: `cursor` is the
-- last enrolled user whose mail is there.
create table course_messages (
  -- Created by the client: a repeated call finds the first message.
  id text collate "C" not null,
  course_id text collate "C" not null references courses on delete cascade,
  sender_id text collate "C" not null references users on delete cascade,
  -- Of the sender's page, for the text around the message.
  language text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null,
  cursor text collate "C" not null default '',
  recipient_count integer not null default 0,
  queued_at timestamptz,
  primary key (course_id, id)
);

create index course_messages_by_time on course_messages (course_id, created_at desc, id desc);

create index course_messages_waiting on course_messages (created_at) where queued_at is null;

create index course_messages_of_sender on course_messages (sender_id);

create unique index enrollments_of_course_by_user on enrollments (course_id, user_id);

-- Users who get no messages of a course. Users who get none at all have `messages_off_at`.
create table message_opt_outs (
  user_id text collate "C" not null references users on delete cascade,
  course_id text collate "C" not null references courses on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, course_id)
);

create index message_opt_outs_of_course on message_opt_outs (course_id);

alter table users add column messages_off_at timestamptz;

-- The tokens of the links to unsubscribe, hashed. They work more than once, until they are deleted after a year.
create table unsubscribe_tokens (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  course_id text collate "C" not null references courses on delete cascade,
  created_at timestamptz not null
);

create index unsubscribe_tokens_of_user on unsubscribe_tokens (user_id);

create index unsubscribe_tokens_of_course on unsubscribe_tokens (course_id);

create index unsubscribe_tokens_by_time on unsubscribe_tokens (created_at);

-- The address for the header `List-Unsubscribe`.
alter table outbox add column unsubscribe_url text;
