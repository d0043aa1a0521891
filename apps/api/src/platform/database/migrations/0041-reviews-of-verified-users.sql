-- Whether its author's address is not verified yet: until then the review neither appears nor counts.
alter table reviews add column awaits_verification boolean not null default false;

create or replace function count_review() returns trigger language plpgsql as $$
declare
  rated_id text := case when tg_op = 'DELETE' then old.course_id else new.course_id end;
  before_stars integer := case
    when tg_op <> 'INSERT' and old.hidden_at is null and not old.awaits_verification then old.stars
  end;
  after_stars integer := case
    when tg_op <> 'DELETE' and new.hidden_at is null and not new.awaits_verification then new.stars
  end;
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

drop trigger count_review on reviews;

create trigger count_review after insert or delete or update of stars, text, hidden_at, awaits_verification on reviews
  for each row execute function count_review();

update reviews set awaits_verification = true
  from users
  where users.id = reviews.user_id and not users.is_email_verified;
