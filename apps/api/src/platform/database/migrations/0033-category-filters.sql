-- The filters of a category [2.400]. The index of each order contains what the filters compare, so that it can skip a course
-- without reading it. database/nameOrders.ts creates those of names anew.
create function languages_of(name jsonb) returns text
  language sql immutable parallel safe
  return (select coalesce(string_agg(key, ' ' order by key), '') from jsonb_each_text(name) where btrim(value) <> '');

alter table courses add column languages text collate "C" not null generated always as (languages_of(name)) stored;

drop index courses_by_rating;

drop index courses_by_enrolled;

drop index courses_by_price;

drop index if exists courses_by_name_en;

drop index if exists courses_by_name_ar;

drop index if exists courses_by_name_fr;

create index courses_by_rating on courses (category_id, rating desc nulls last, id)
  include (price_cents, scheduled_time, languages) where status = 'published';

create index courses_by_enrolled on courses (category_id, enrolled desc, id)
  include (price_cents, rating, scheduled_time, languages) where status = 'published';

create index courses_by_price on courses (category_id, price_cents, id)
  include (rating, scheduled_time, languages) where status = 'published';

create index courses_by_time_in_category on courses (category_id, scheduled_time, id)
  include (price_cents, rating, languages) where status = 'published' and scheduled_time is not null;
