-- An area of expertise from a free text is public only after its author's application is approved.
alter table expertises add column published boolean not null default true;

alter table expertises alter column published set default false;

-- The author of the free text; null for those of the catalog. No reference: the row is inserted before its author's
-- account.
alter table expertises add column made_by text collate "C";

create index expertises_waiting on expertises (made_by) where not published;

drop index expertises_sorted;

create index expertises_sorted on expertises (name_sort, id) where published;

drop index expertises_search;

create index expertises_search on expertises using gin (search_text gin_trgm_ops) where published;

-- The total is that of the list, so it counts published rows only.
drop trigger count_added on expertises;

drop trigger count_removed on expertises;

create function count_expertises() returns trigger language plpgsql as $$
declare
  difference integer;
begin
  if tg_op = 'INSERT' then
    select count(*) into difference from added where published;
  elsif tg_op = 'DELETE' then
    select -count(*) into difference from removed where published;
  else
    select (select count(*) from added where published) - (select count(*) from removed where published)
      into difference;
  end if;
  if difference <> 0 then
    update catalog_totals set total = total + difference where name = 'expertises';
  end if;
  return null;
end $$;

create trigger count_added after insert on expertises
  referencing new table as added for each statement execute function count_expertises();

create trigger count_removed after delete on expertises
  referencing old table as removed for each statement execute function count_expertises();

create trigger count_published after update on expertises
  referencing old table as removed new table as added for each statement execute function count_expertises();
