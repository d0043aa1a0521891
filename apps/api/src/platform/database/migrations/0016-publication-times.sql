-- When a course was first published: feeds show the latest first, and sitemaps list courses in this order, so that new
-- ones are added at the end.
alter table courses add column published_at timestamptz;

update courses set published_at = created_at where status = 'published';

-- A trigger, because processes of the previous version publish as well during a rolling update.
create function note_publication() returns trigger language plpgsql as $$
begin
  new.published_at := new.updated_at;
  return new;
end $$;

create trigger courses_publication before insert or update of status on courses for each row
  when (new.status = 'published' and new.published_at is null) execute function note_publication();

create index courses_by_publication on courses (published_at, id) where status = 'published';

create index courses_by_publication_in_category on courses (category_id, published_at, id) where status = 'published';
