-- Uploaded files as materials of sessions. A material is a link or a file.
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('image', 'file'));
alter table uploads add column file_type text;
alter table uploads add constraint uploads_file_type check ((kind = 'file') = (file_type is not null));

alter table materials alter column url drop not null;
alter table materials add column upload_id text collate "C" references uploads;
alter table materials add constraint materials_target check (num_nonnulls(url, upload_id) = 1);
create index materials_of_upload on materials (upload_id) where upload_id is not null;
