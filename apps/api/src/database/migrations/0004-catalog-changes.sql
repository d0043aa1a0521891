-- How often each process has changed what everybody sees of the catalog: the others see by the sum that something
-- has changed. A row for each process, so that writers never wait for each other here.
create unlogged table catalog_changes (
  process_id text collate "C" primary key,
  changes bigint not null,
  changed_at timestamptz not null
);
