-- Words are counted and locked first instead of in a join: after a table was empty, its statistics promise one row, and a join
-- that trusts them compares each word with each other.
create or replace function change_search_words(before tsvector, after tsvector, texts text) returns void
  language plpgsql as $$
declare
  added text[];
  removed text[];
  locked text[];
begin
  if before is not distinct from after then
    return;
  end if;
  perform add_search_words(array[texts]);
  added := tsvector_to_array(ts_delete(after, coalesce(tsvector_to_array(before), '{}')));
  removed := tsvector_to_array(ts_delete(before, coalesce(tsvector_to_array(after), '{}')));
  locked := array(select word from search_words where word = any (added || removed) for update skip locked);
  update search_words set entries = entries + case when word = any (added) then 1 else -1 end where word = any (locked);
end $$;

create or replace function index_added_courses() returns trigger language plpgsql as $$
declare
  ids text[] := array(select id from added where status = 'published');
  counts jsonb;
  locked text[];
begin
  if ids = '{}' then
    return null;
  end if;
  perform add_to_course_search(ids);
  counts := (
    select jsonb_object_agg(word, courses)
    from (
      select word, count(*) as courses from course_search, unnest(tsvector_to_array(words)) as word
      where course_id = any (ids) group by word
    ) as counted
  );
  locked := array(
    select word from search_words where word = any (array(select jsonb_object_keys(counts))) for update skip locked
  );
  update search_words set entries = entries + (counts -> word)::integer where word = any (locked);
  return null;
end $$;
