-- What each process has changed in the catalog: the other processes read it once a second, and drop what it affects from their
-- caches. Rows are deleted after some minutes.
create table catalog_change_log (
  process_id text collate "C" not null,
  number bigint not null,
  change jsonb not null,
  made_at timestamptz not null default now(),
  primary key (process_id, number)
);

drop table catalog_changes;
