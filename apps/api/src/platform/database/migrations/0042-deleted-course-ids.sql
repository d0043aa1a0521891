-- The ids of deleted courses. Links, feeds and calendars still contain them, so no other course gets one.
create table deleted_course_ids (id text collate "C" primary key);
