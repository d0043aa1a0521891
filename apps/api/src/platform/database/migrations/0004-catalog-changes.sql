-- The number of catalog changes by each process: other processes detect a change by the sum. One row per process, so
-- that writers do not block each other.
create unlogged table catalog_changes (
  process_id text collate "C" primary key,
  changes bigint not null,
  changed_at timestamptz not null
);
