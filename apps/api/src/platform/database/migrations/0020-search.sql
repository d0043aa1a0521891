-- What searches find [2.330]. A trigger keeps one row for each published course and one for each domain, category and approved
-- instructor. The tables are separate from those of the catalog, so that a counter of a course does not write indexes of words.

create function search_separators() returns text
  language sql immutable parallel safe
  return '[\u0001-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u060C\u061B\u061F\u066A-\u066D\u06D4\u2000-\u206F\u2E00-\u2E7F\u3000-\u303F]+';

-- The words of a text in the form that searches compare, as the rule `searchWords` of packages/rules. A test compares both.
create function search_words_of(value text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(left(word, 40) order by position), '{}')
    from regexp_split_to_table(normalize_for_search(value), search_separators()) with ordinality as parts (word, position)
    where word <> ''
  );

-- One name per line, each word between spaces: the position of a query in it shows how well the name matches.
create function search_names(name jsonb) returns text
  language sql immutable parallel safe
  return (
    select coalesce(E'\n' || string_agg(' ' || array_to_string(search_words_of(value), ' ') || ' ', E'\n' order by key) || E'\n', '')
    from jsonb_each_text(name) where btrim(value) <> ''
  );

-- Rating and enrollment in one number. The rating counts more with more ratings, the enrollment by its magnitude, so that
-- the number changes rarely.
create function search_rank(rating double precision, rating_count integer, enrolled integer) returns integer
  language sql immutable parallel safe
  return (
    round(10 * (coalesce(rating, 0) * rating_count + 17.5) / (rating_count + 5)) + round(6 * ln(1 + greatest(enrolled, 0)))
  )::integer;

-- The words of all courses and other entries. `entries` is an estimate for the choice of a plan: concurrent changes skip
-- each other's words instead of waiting for them.
create table search_words (
  word text collate "C" primary key,
  -- With the accents and letters that people write.
  spelling text not null,
  entries integer not null default 0
) with (fillfactor = 80);

create index search_words_alike on search_words using gin (word gin_trgm_ops);

create table course_search (
  course_id text collate "C" primary key references courses on update cascade on delete cascade,
  names text not null,
  -- Words, and lexemes with a character that no word has: `=name`, `/category/id`, `/domain/id`, `/language`.
  words tsvector not null,
  rank integer not null,
  price_cents integer not null,
  rating double precision,
  scheduled_time timestamptz
) with (fillfactor = 90);

create index course_search_words on course_search using gin (words);

create index course_search_ranked on course_search (rank desc, course_id);

create table entry_search (
  kind text collate "C" not null check (kind in ('domain', 'category', 'instructor')),
  id text collate "C" not null,
  names text not null,
  words tsvector not null,
  primary key (kind, id)
);

create index entry_search_words on entry_search using gin (words);

-- Adds the words of texts, with the spelling in which people write them.
create function add_search_words(texts text[]) returns void
  language sql as $$
  insert into search_words (word, spelling)
    select distinct on (words[1]) words[1], part
    from (
      select part, search_words_of(part) as words
      from (
        select distinct lower(part) as part
        from unnest(texts) as value, regexp_split_to_table(normalize(value, NFC), search_separators()) as part
      ) as parts
    ) as spelled
    where cardinality(words) = 1
    order by words[1], part
    on conflict do nothing
$$;

create function localized_lines(name jsonb) returns text
  language sql immutable parallel safe
  return (select string_agg(value, E'\n' order by key) from jsonb_each_text(name));

-- What `course_search` and the words should contain.
create view searchable_courses as
  select courses.id as course_id, texts, search_names(courses.name) as names,
    array_to_tsvector(
      search_words_of(texts)
      || array(
        select '=' || left(btrim(line), 200) from string_to_table(search_names(courses.name), E'\n') as line where line <> ''
      )
      || array(select '/' || key from jsonb_each_text(courses.name) where btrim(value) <> '')
      || array['/category/' || category_id, '/domain/' || domain_id]
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

create view searchable_entries as
  select kind, id, texts, search_names(name) as names, array_to_tsvector(search_words_of(texts)) as words
  from (
    select 'domain' as kind, id, name from domains
    union all select 'category', id, name from categories
    union all select 'instructor', id, jsonb_build_object('name', name) from users where instructor_status = 'approved'
  ) as named
  cross join lateral (select localized_lines(name) as texts) as searched;

-- @param before, after the words of an entry, or null
create function change_search_words(before tsvector, after tsvector, texts text) returns void
  language plpgsql as $$
begin
  if before is not distinct from after then
    return;
  end if;
  perform add_search_words(array[texts]);
  update search_words set entries = entries + case when word = any (tsvector_to_array(after)) then 1 else -1 end
    where word in (
      select word from search_words
      where word = any (tsvector_to_array(before)) is distinct from (word = any (tsvector_to_array(after)))
        and word = any (array_cat(tsvector_to_array(before), tsvector_to_array(after)))
      for update skip locked
    );
end $$;

create function index_course(id text) returns void language plpgsql as $$
declare
  before tsvector := (select words from course_search where course_id = index_course.id);
  source record;
begin
  select * into source from searchable_courses where course_id = index_course.id;
  perform change_search_words(before, source.words, source.texts);
  if source.words is null then
    delete from course_search where course_id = index_course.id;
  else
    insert into course_search
      select source.course_id, source.names, source.words, source.rank, source.price_cents, source.rating, source.scheduled_time
      on conflict (course_id) do update set names = excluded.names, words = excluded.words, rank = excluded.rank,
        price_cents = excluded.price_cents, rating = excluded.rating, scheduled_time = excluded.scheduled_time;
  end if;
end $$;

create function index_entry(kind text, id text) returns void language plpgsql as $$
declare
  before tsvector := (
    select words from entry_search where entry_search.kind = index_entry.kind and entry_search.id = index_entry.id
  );
  source record;
begin
  select * into source from searchable_entries as entry where entry.kind = index_entry.kind and entry.id = index_entry.id;
  perform change_search_words(before, source.words, source.texts);
  if source.words is null then
    delete from entry_search where entry_search.kind = index_entry.kind and entry_search.id = index_entry.id;
  else
    insert into entry_search select source.kind, source.id, source.names, source.words
      on conflict on constraint entry_search_pkey do update set names = excluded.names, words = excluded.words;
  end if;
end $$;

-- Adds courses that `course_search` does not contain, without counting their words.
create function add_to_course_search(ids text[]) returns void language plpgsql as $$
begin
  insert into course_search
    select course_id, names, words, rank, price_cents, rating, scheduled_time from searchable_courses
    where course_id = any (ids);
  perform add_search_words(array(select texts from searchable_courses where course_id = any (ids)));
end $$;

-- Builds everything anew, for a whole catalog at once.
create function rebuild_search() returns void language plpgsql as $$
begin
  truncate course_search, entry_search, search_words;
  insert into entry_search select kind, id, names, words from searchable_entries;
  perform add_search_words(array(select texts from searchable_entries));
  perform add_to_course_search(array_agg(id))
    from (select id, (row_number() over (order by id)) / 5000 as batch from courses where status = 'published') as numbered
    group by batch;
  update search_words set entries = counts.entries
    from (
      select word, sum(entries) as entries
      from (
        select word, count(*) as entries from course_search, unnest(tsvector_to_array(words)) as word group by word
        union all
        select word, count(*) from entry_search, unnest(tsvector_to_array(words)) as word group by word
      ) as counted
      group by word
    ) as counts
    where search_words.word = counts.word;
end $$;

create function index_added_courses() returns trigger language plpgsql as $$
declare
  ids text[] := array(select id from added where status = 'published');
begin
  perform add_to_course_search(ids);
  update search_words set entries = search_words.entries + counts.entries
    from (
      select word, count(*) as entries from course_search, unnest(tsvector_to_array(words)) as word
      where course_id = any (ids) group by word
    ) as counts
    where search_words.word = counts.word
      and search_words.word in (select word from search_words where word = any (array(
        select unnest(tsvector_to_array(words)) from course_search where course_id = any (ids)
      )) for update skip locked);
  return null;
end $$;

create trigger index_added_courses after insert on courses referencing new table as added for each statement
  execute function index_added_courses();

create function index_changed_course() returns trigger language plpgsql as $$
begin
  perform index_course(new.id);
  return null;
end $$;

create trigger index_changed_course after update of status, name, tags, category_id, instructor_id, price_cents, scheduled_time
  on courses for each row when (new.status = 'published' or old.status = 'published')
  execute function index_changed_course();

create function remove_course() returns trigger language plpgsql as $$
begin
  perform change_search_words((select words from course_search where course_id = old.id), null, null);
  return old;
end $$;

create trigger remove_course before delete on courses for each row
  when (old.status = 'published') execute function remove_course();

create function rank_course() returns trigger language plpgsql as $$
begin
  update course_search set rank = search_rank(new.rating, new.rating_count, new.enrolled), rating = new.rating
    where course_id = new.id;
  return null;
end $$;

create trigger rank_course after update of rating, rating_count, enrolled on courses for each row
  when (new.rating is distinct from old.rating
    or search_rank(new.rating, new.rating_count, new.enrolled) <> search_rank(old.rating, old.rating_count, old.enrolled))
  execute function rank_course();

-- Another name of a domain, a category or an instructor changes the words of their courses.
create function index_domain() returns trigger language plpgsql as $$
begin
  perform index_entry('domain', coalesce(new.id, old.id));
  if tg_op = 'UPDATE' then
    perform index_course(courses.id) from courses join categories on categories.id = category_id where domain_id = new.id;
  end if;
  return null;
end $$;

create trigger index_domain after insert or delete or update of name on domains for each row execute function index_domain();

create function index_category() returns trigger language plpgsql as $$
begin
  perform index_entry('category', coalesce(new.id, old.id));
  if tg_op = 'UPDATE' then
    perform index_course(courses.id) from courses where category_id = new.id;
  end if;
  return null;
end $$;

create trigger index_category after insert or delete or update of name, domain_id on categories for each row
  execute function index_category();

create function index_instructor() returns trigger language plpgsql as $$
begin
  perform index_entry('instructor', coalesce(new.id, old.id));
  if tg_op = 'UPDATE' then
    if new.name <> old.name then
      perform index_course(courses.id) from courses where instructor_id = new.id;
    end if;
  end if;
  return null;
end $$;

create trigger index_added_instructor after insert on users for each row
  when (new.instructor_status = 'approved') execute function index_instructor();

create trigger index_changed_instructor after update of name, instructor_status on users for each row
  when (new.name <> old.name or (new.instructor_status = 'approved') <> (old.instructor_status = 'approved'))
  execute function index_instructor();

create trigger index_removed_instructor after delete on users for each row
  when (old.instructor_status = 'approved') execute function index_instructor();

-- Existing rows.
select rebuild_search();

-- The words that are spelled like another one, with a lower threshold than pg_trgm's: two letters in the wrong order
-- change half of the trigrams of a short word. The first statement loads pg_trgm, so that the setting is known.
select show_limit();

create function words_like(wanted text) returns setof search_words
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select * from search_words
  where word % wanted and entries > 0 and char_length(word) between char_length(wanted) - 2 and char_length(wanted) + 2
  order by similarity(word, wanted) desc, entries desc, word
  limit 40
$$;
