-- When staff hid the reply to a review. The review itself has `hidden_at`.
alter table reviews add column reply_hidden_at timestamptz;

-- A review or a reply that was reported at least once, and the last decision on it.
create table review_cases (
  id text collate "C" primary key,
  review_id text collate "C" not null references reviews on delete cascade,
  subject text not null check (subject in ('review', 'reply')),
  status text not null default 'open' check (status in ('open', 'hidden', 'kept')),
  -- When the oldest open report was made.
  reported_at timestamptz not null,
  -- What an undo returns to. Null if there is nothing to undo.
  previous_status text check (previous_status in ('open', 'hidden')),
  decided_at timestamptz,
  decided_by text collate "C" references users on delete set null,
  -- The mail about the decision, which an undo deletes.
  mail_id text collate "C",
  -- Why it was hidden, for the author.
  reason text,
  note text not null default '',
  unique (review_id, subject)
);

create index review_cases_open on review_cases (reported_at, id) where status = 'open';

create index review_cases_hidden on review_cases (decided_at desc, id) where status = 'hidden';

create index review_cases_decided_by on review_cases (decided_by) where decided_by is not null;

create table review_reports (
  id text collate "C" primary key,
  case_id text collate "C" not null references review_cases on delete cascade,
  reporter_id text collate "C" not null references users on delete cascade,
  reason text not null check (reason in ('spam', 'insulting', 'off_topic', 'personal_data', 'other')),
  details text not null default '',
  created_at timestamptz not null,
  -- When it was decided. Null while it waits.
  closed_at timestamptz,
  unique (case_id, reporter_id)
);

create index review_reports_of_user on review_reports (reporter_id);
