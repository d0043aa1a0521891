-- The reply of a course's instructor to a review. Its author is mailed once, whatever happens to the reply later.
alter table reviews add column reply_text text;

alter table reviews add column replied_at timestamptz;

alter table reviews add column reply_mailed boolean not null default false;
