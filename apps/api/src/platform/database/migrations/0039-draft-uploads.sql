-- The uploads that drafts refer to, stored with each draft: searching the texts of all drafts for each upload takes too long.
create table draft_uploads (
  user_id text collate "C" not null,
  key text collate "C" not null,
  upload_id text collate "C" not null references uploads on delete cascade,
  primary key (user_id, key, upload_id),
  foreign key (user_id, key) references course_drafts on delete cascade
);
create index draft_uploads_of_upload on draft_uploads (upload_id);

insert into draft_uploads
select distinct course_drafts.user_id, course_drafts.key, uploads.id
from course_drafts
cross join regexp_matches(draft, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found (id)
join uploads on uploads.id = found.id[1] and uploads.user_id = course_drafts.user_id;

update uploads set unused_since = null
where unused_since is not null and id in (select upload_id from draft_uploads);
