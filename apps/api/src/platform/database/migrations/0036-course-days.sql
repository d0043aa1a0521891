-- How many published courses start on each day in UTC. The upcoming ones are those of the later days and of the rest of one day:
-- counting all of them would take longer the more there are.
create table course_days (
  day date primary key,
  courses integer not null
);

-- Two days are locked in their order, so that courses that swap days do not wait for each other. A day without courses has no row.
create function count_course_day() returns trigger language plpgsql as $$
declare
  before date := case when old.status = 'published' then (old.scheduled_time at time zone 'UTC')::date end;
  after date := case when new.status = 'published' then (new.scheduled_time at time zone 'UTC')::date end;
begin
  if before is distinct from after then
    insert into course_days
      select day, change from (values (before, -1), (after, 1)) as changed (day, change) where day is not null order by day
      on conflict (day) do update set courses = course_days.courses + excluded.courses;
    delete from course_days where day = before and courses = 0;
  end if;
  return null;
end $$;

create trigger count_course_day after insert or delete or update of status, scheduled_time on courses
  for each row execute function count_course_day();

-- The trigger has locked the table, so no change is missed.
insert into course_days
  select (scheduled_time at time zone 'UTC')::date as day, count(*) from courses
  where status = 'published' and scheduled_time is not null
  group by day;
