-- Uploaded files. A row exists before its files and until after them, so that files are deleted even after a crash.
create table uploads (
  id text collate "C" primary key,
  user_id text collate "C" references users on delete set null,
  kind text not null check (kind in ('image')),
  state text not null check (state in ('storing', 'ready', 'deleting')),
  size_bytes bigint not null,
  created_at timestamptz not null,
  unused_since timestamptz
);

create index uploads_of_user on uploads (user_id);

create index courses_by_uploaded_image on courses (promotional_image)
  where promotional_image like '/pictures/uploads/%';
