-- A unit of a course is a lesson; a session is one of a sign-in.
alter table course_sessions rename to lessons;
alter table lessons rename constraint course_sessions_pkey to lessons_pkey;
alter table lessons rename constraint course_sessions_order to lessons_order;
alter table lessons rename constraint course_sessions_schedule to lessons_schedule;
alter table lessons rename constraint course_sessions_course_id_fkey to lessons_course_id_fkey;
alter table lessons rename constraint course_sessions_position_check to lessons_position_check;
alter table lessons rename constraint course_sessions_duration_minutes_check to lessons_duration_minutes_check;
alter trigger course_sessions_revised on lessons rename to lessons_revised;
alter function count_session_revisions() rename to count_lesson_revisions;

alter table materials rename column session_id to lesson_id;
alter table materials rename constraint materials_session_id_fkey to materials_lesson_id_fkey;
alter table enrollments rename column completed_sessions to completed_lessons;
alter table left_courses rename column completed_sessions to completed_lessons;

alter table courses rename column sessions to lesson_count;
alter table courses rename column session_titles to lesson_titles;
alter table courses rename constraint courses_sessions_check to courses_lesson_count_check;
alter table courses rename constraint courses_session_titles to courses_lesson_titles;
alter trigger courses_sessions_added on courses rename to courses_lessons_added;
alter trigger courses_sessions_changed on courses rename to courses_lessons_changed;
alter function add_sessions() rename to add_lessons;
alter function follow_sessions() rename to follow_lesson_count;

create or replace function add_lessons() returns trigger language plpgsql as $$
begin
  insert into lessons (id, course_id, position, title)
  select gen_random_uuid()::text, added.id, position, nullif(lesson_titles -> (position - 1), 'null')
  from added, generate_series(1, lesson_count) as position;
  return null;
end $$;

create or replace function follow_lesson_count() returns trigger language plpgsql as $$
begin
  delete from lessons where course_id = new.id and position > new.lesson_count;
  update lessons set title = nullif(new.lesson_titles -> (position - 1), 'null')
  where course_id = new.id and title is distinct from nullif(new.lesson_titles -> (position - 1), 'null');
  insert into lessons (id, course_id, position, title)
  select gen_random_uuid()::text, new.id, position, nullif(new.lesson_titles -> (position - 1), 'null')
  from generate_series(
    (select coalesce(max(position), 0) + 1 from lessons where course_id = new.id), new.lesson_count
  ) as position;
  return null;
end $$;
