-- Reviews of courses. A review without a text only counts as a rating.
create table reviews (
  id text collate "C" primary key,
  course_id text collate "C" not null references courses on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  stars integer not null check (stars between 1 and 5),
  text text not null default '',
  -- The language of the author's pages, for mails.
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by text collate "C" references users on delete set null,
  unique (user_id, course_id)
);

-- Each order of the public list has its index; that of the newest also serves the deletion of a course.
create index reviews_by_time on reviews (course_id, created_at desc, id desc)
  where hidden_at is null and text <> '';

create index reviews_from_highest on reviews (course_id, stars desc, created_at desc, id desc)
  where hidden_at is null and text <> '';

create index reviews_from_lowest on reviews (course_id, stars, created_at desc, id desc)
  where hidden_at is null and text <> '';

create index reviews_of_course on reviews (course_id);

create index reviews_hidden_by on reviews (hidden_by) where hidden_by is not null;

-- The visible ratings with one star to those with five, and the visible reviews with a text. The demonstration has ratings
-- without reviews, so the counts are kept on the course.
alter table courses add column star_counts integer[] not null default '{0,0,0,0,0}';

alter table courses add column review_count integer not null default 0;

-- Existing ratings: the two numbers of stars next to the mean.
update courses set star_counts = array(
    select case star when below + 1 then above when below then rating_count - above else 0 end
    from generate_series(1, 5) as star order by star
  )
  from (
    select id as rated_id, below, round(rating * rating_count)::integer - below * rating_count as above
    from courses, lateral (select greatest(1, least(4, floor(rating)::integer)) as below) as stars
    where rating is not null and rating_count > 0
  ) as rated
  where id = rated_id;

create function count_review() returns trigger language plpgsql as $$
declare
  rated_id text := case when tg_op = 'DELETE' then old.course_id else new.course_id end;
  before_stars integer := case when tg_op <> 'INSERT' and old.hidden_at is null then old.stars end;
  after_stars integer := case when tg_op <> 'DELETE' and new.hidden_at is null then new.stars end;
  before_texts integer := case when before_stars is not null and old.text <> '' then 1 else 0 end;
  after_texts integer := case when after_stars is not null and new.text <> '' then 1 else 0 end;
  counts integer[];
  total integer;
begin
  if before_stars is not distinct from after_stars and before_texts = after_texts then
    return null;
  end if;
  -- A deleted course has no row any more.
  select star_counts into counts from courses where id = rated_id for no key update;
  if not found then
    return null;
  end if;
  if before_stars is not null then
    counts[before_stars] := greatest(0, counts[before_stars] - 1);
  end if;
  if after_stars is not null then
    counts[after_stars] := counts[after_stars] + 1;
  end if;
  total := counts[1] + counts[2] + counts[3] + counts[4] + counts[5];
  -- Rounded as it is shown: courses that show the same rating tie.
  update courses set
    star_counts = counts,
    review_count = review_count + after_texts - before_texts,
    rating_count = total,
    rating = case when total > 0 then
      round((counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5])::numeric / total, 1)
    end
    where id = rated_id;
  return null;
end $$;

create trigger count_review after insert or delete or update of stars, text, hidden_at on reviews
  for each row execute function count_review();
