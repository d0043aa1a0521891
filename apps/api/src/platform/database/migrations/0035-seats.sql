-- How many learners a course takes; null without a limit. Nothing is rewritten: no course has a limit yet, so the index is empty
-- and costs one reading of the table.
alter table courses add column seats integer check (seats > 0);

create index courses_full on courses (category_id, id) include (price_cents, rating, scheduled_time, languages)
  where status = 'published' and enrolled >= seats;

-- A column without an index: a course that becomes full or free changes its row in place, and no words.
alter table course_search add column is_full boolean not null default false;

create or replace view searchable_courses as
  select courses.id as course_id, texts, search_names(courses.name) as names,
    array_to_tsvector(
      search_words_of(texts)
      || array(
        select '=' || left(btrim(line), 200) from string_to_table(search_names(courses.name), E'\n') as line where line <> ''
      )
      || array(select '/' || key from jsonb_each_text(courses.name) where btrim(value) <> '')
      || array['/category/' || category_id, '/domain/' || domain_id]
      || search_facets(price_cents, rating, scheduled_time)
    ) as words,
    search_rank(rating, rating_count, enrolled) as rank, price_cents, rating, scheduled_time,
    coalesce(enrolled >= seats, false) as is_full
  from courses
    join categories on categories.id = category_id
    join domains on domains.id = domain_id
    join users on users.id = instructor_id
    cross join lateral (
      select concat_ws(E'\n', localized_lines(courses.name), array_to_string(tags, E'\n'), localized_lines(categories.name),
        localized_lines(domains.name), users.name) as texts
    ) as searched
  where courses.status = 'published';

create or replace function index_course(id text) returns void language plpgsql as $$
declare
  before tsvector := (select words from course_search where course_id = index_course.id);
  source record;
begin
  select * into source from searchable_courses where course_id = index_course.id;
  perform change_search_words(before, source.words, source.texts);
  if source.words is null then
    delete from course_search where course_id = index_course.id;
  else
    insert into course_search (course_id, names, words, rank, price_cents, rating, scheduled_time, is_full)
      values (source.course_id, source.names, source.words, source.rank, source.price_cents, source.rating,
        source.scheduled_time, source.is_full)
      on conflict (course_id) do update set names = excluded.names, words = excluded.words, rank = excluded.rank,
        price_cents = excluded.price_cents, rating = excluded.rating, scheduled_time = excluded.scheduled_time,
        is_full = excluded.is_full;
  end if;
end $$;

create or replace function add_to_course_search(ids text[]) returns void language plpgsql as $$
begin
  insert into course_search (course_id, names, words, rank, price_cents, rating, scheduled_time, is_full)
    select course_id, names, words, rank, price_cents, rating, scheduled_time, is_full from searchable_courses
    where course_id = any (ids);
  perform add_search_words(array(select texts from searchable_courses where course_id = any (ids)));
end $$;

create or replace function rank_course() returns trigger language plpgsql as $$
declare
  before text[] := search_facets(old.price_cents, old.rating, old.scheduled_time);
  after text[] := search_facets(new.price_cents, new.rating, new.scheduled_time);
begin
  update course_search set rank = search_rank(new.rating, new.rating_count, new.enrolled), rating = new.rating,
      is_full = coalesce(new.enrolled >= new.seats, false),
      words = case when before = after then words else ts_delete(words, before) || array_to_tsvector(after) end
    where course_id = new.id;
  return null;
end $$;

drop trigger rank_course on courses;

create trigger rank_course after update of rating, rating_count, enrolled, seats on courses for each row
  when (new.rating is distinct from old.rating
    or search_rank(new.rating, new.rating_count, new.enrolled) <> search_rank(old.rating, old.rating_count, old.enrolled)
    or (new.enrolled >= new.seats) is distinct from (old.enrolled >= old.seats))
  execute function rank_course();
