-- What a search filters by, as lexemes next to the words: the index then finds the matches of a common word with a rare filter.
create function search_facets(price_cents integer, rating double precision, scheduled_time timestamptz) returns text[]
  language sql immutable parallel safe
  return array_remove(array[
    case when price_cents = 0 then '/free' else '/paid' end,
    '/rated' || floor(rating)::integer,
    '/starts' || extract(year from scheduled_time at time zone 'UTC')
      || '-' || lpad(extract(month from scheduled_time at time zone 'UTC')::text, 2, '0')
  ], null);

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
    search_rank(rating, rating_count, enrolled) as rank, price_cents, rating, scheduled_time
  from courses
    join categories on categories.id = category_id
    join domains on domains.id = domain_id
    join users on users.id = instructor_id
    cross join lateral (
      select concat_ws(E'\n', localized_lines(courses.name), array_to_string(tags, E'\n'), localized_lines(categories.name),
        localized_lines(domains.name), users.name) as texts
    ) as searched
  where courses.status = 'published';

-- The words are written only if the facet changes.
create or replace function rank_course() returns trigger language plpgsql as $$
declare
  before text[] := search_facets(old.price_cents, old.rating, old.scheduled_time);
  after text[] := search_facets(new.price_cents, new.rating, new.scheduled_time);
begin
  update course_search set rank = search_rank(new.rating, new.rating_count, new.enrolled), rating = new.rating,
      words = case when before = after then words else ts_delete(words, before) || array_to_tsvector(after) end
    where course_id = new.id;
  return null;
end $$;

-- Written anew, without the index: an update of each row would take several times as long.
create temporary table kept on commit drop as select * from course_search;

truncate course_search;

drop index course_search_words;

insert into course_search (course_id, names, words, rank, price_cents, rating, scheduled_time)
  select course_id, names, words || array_to_tsvector(search_facets(price_cents, rating, scheduled_time)), rank,
    price_cents, rating, scheduled_time
  from kept order by rank desc, course_id;

create index course_search_words on course_search using gin (words);
