-- Counts the changes of what an instructor edits. With the time of creation it is the revision that clients send as
-- `If-Match`: a course that gets the id of a deleted one has other revisions.
alter table courses add column revision integer not null default 1;
